import { paths } from '@site/contracts';
import { Grid, Text } from '@site/ui/core';
import { starterPlans } from '../content/starter-plans';
import { steps } from '../content/steps';
import { AnnualPricing, Either } from '../features/annual-pricing/annual-pricing';
import { starterPrice } from '../features/annual-pricing/starter-price';
import { Switch } from '../features/choices/switch';
import { FlowPage } from '../features/flow-page/flow-page';
import { PlanCard } from '../features/plan-card/plan-card';

const [annual, monthly] = [starterPrice(true), starterPrice(false)];
const price = {
  ...annual,
  price: <Either annual={annual.price} monthly={monthly.price} />,
  billed: <Either annual={annual.billed} monthly={monthly.billed} />,
};

export default function AgencyPlansPage() {
  return (
    <FlowPage title="Agency plans" steps={steps} current={paths.agencyPlans}>
      <Text textStyle="lead" color="fg.muted" maxW="52ch">
        Show your homes where buyers and renters look. Pick a plan and start with a free trial.
      </Text>
      <AnnualPricing control={<Switch label="Annual pricing (save 20%)" defaultChecked autoComplete="off" />}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '5', md: '8' }}
          mt="6"
        >
          {starterPlans.map((plan) => (
            <PlanCard key={plan.audience} plan={{ ...plan, ...price }} action="primary" to={paths.payment}>
              Get started
            </PlanCard>
          ))}
        </Grid>
      </AnnualPricing>
    </FlowPage>
  );
}

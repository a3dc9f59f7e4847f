import { paths } from '@site/contracts';
import { Grid, Text } from '@site/ui/core';
import { starterPlans } from '../content/plans';
import { AnnualPricing, starterPrice } from '../features/annual-pricing/annual-pricing';
import { FlowPage } from '../features/flow-page/flow-page';
import { PlanCard } from '../features/plan-card/plan-card';

export default function AgencyPlansPage() {
  return (
    <FlowPage title="Agency plans" current={paths.agencyPlans}>
      <Text textStyle="lead" color="fg.muted" maxW="52ch">
        Show your homes where buyers and renters look. Pick a plan.
      </Text>
      <AnnualPricing>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap={{ base: '5', md: '8' }}
          mt="6"
        >
          {starterPlans.map((plan) => (
            <PlanCard key={plan.audience} plan={{ ...plan, ...starterPrice }} action="solid" to={paths.payment}>
              Get started
            </PlanCard>
          ))}
        </Grid>
      </AnnualPricing>
    </FlowPage>
  );
}

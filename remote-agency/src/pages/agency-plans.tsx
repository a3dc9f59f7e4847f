import { useState } from 'react';
import { paths } from '@site/contracts';
import { Box, Grid, Text } from '@site/ui/core';
import { starterPlans } from '../content/starter-plans';
import { steps } from '../content/steps';
import { AnnualPricing } from '../features/annual-pricing/annual-pricing';
import { starterPrice } from '../features/annual-pricing/starter-price';
import { Switch } from '../features/choices/switch';
import { FlowPage } from '../features/flow-page/flow-page';
import { PlanCard } from '../features/plan-card/plan-card';

export default function AgencyPlansPage() {
  const [isAnnual, setIsAnnual] = useState(true);
  const price = starterPrice(isAnnual);
  return (
    <FlowPage title="Agency plans" steps={steps} current={paths.agencyPlans}>
      <Text textStyle="lead" color="fg.muted" maxW="52ch">
        Show your homes where buyers and renters look. Pick a plan and start with a free trial.
      </Text>
      <Box mt={{ base: '8', md: '10' }}>
        <AnnualPricing isAnnual={isAnnual}>
          <Switch
            label="Annual pricing (save 20%)"
            checked={isAnnual}
            onChange={(event) => setIsAnnual(event.currentTarget.checked)}
            // A choice restored on reload would contradict the prices.
            autoComplete="off"
          />
        </AnnualPricing>
      </Box>
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
    </FlowPage>
  );
}

import { paths } from '@site/contracts';
import { Box, Container, Grid, Heading, Text } from '@site/ui/core';
import { Accordion } from '@site/ui/disclosure';
import { plans } from '../content/plans';
import { questions } from '../content/questions';
import { BackButton } from '../features/back-button/back-button';
import { PlanCard } from '../features/plan-card/plan-card';
import { PlanComparison } from '../features/plan-comparison/plan-comparison';

export default function PricingPage() {
  return (
    <Container pt="10" pb="section">
      <BackButton />
      <Heading as="h1" textStyle="h1" tabIndex={-1} mt="14" mb="4">
        Plans for all sizes
      </Heading>
      <Text textStyle="lead" color="fg.muted" maxW="48ch">
        Start small, add seats when the team grows.
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '5', md: '8' }}
        mt={{ base: '10', md: '16' }}
      >
        {plans.map((plan, index) => (
          <PlanCard key={plan.title} plan={plan} dark={index > 0} to={paths.agencyPlans}>
            Get started
          </PlanCard>
        ))}
      </Grid>
      <Box as="section" my="section">
        <PlanComparison />
      </Box>
      <Grid as="section" aria-labelledby="questions" templateColumns={{ base: '1fr', lg: '4fr 8fr' }} gap="8">
        <Heading id="questions">Frequently asked questions</Heading>
        <Accordion items={questions} defaultOpen={['free-trial']} />
      </Grid>
    </Container>
  );
}

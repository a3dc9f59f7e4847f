import { useId, type ReactNode } from 'react';
import type { SitePath } from '@site/contracts';
import { Box, ButtonLink, chakra, Grid, Heading, Text } from '@site/ui/core';
import { Check } from 'lucide-react';

interface Plan {
  title: string;
  audience?: string;
  price: ReactNode;
  per: string;
  billed: ReactNode;
  features: readonly string[];
}

export interface PlanCardProps {
  plan: Plan;
  dark?: boolean;
  action?: 'solid' | 'outline';
  to: SitePath;
  children: ReactNode;
}

export function PlanCard({ plan, dark = false, action = dark ? 'solid' : 'outline', to, children }: PlanCardProps) {
  const titleId = useId();
  return (
    <Card
      className={dark ? 'dark' : undefined}
      aria-labelledby={plan.audience ? `${titleId} ${titleId}-audience` : titleId}
    >
      <Heading textStyle="h3" id={titleId}>
        {plan.title}
      </Heading>
      {plan.audience && (
        <Text color="fg.muted" id={`${titleId}-audience`} mt="1" textStyle="medium">
          {plan.audience}
        </Text>
      )}
      <Price plan={plan} />
      <Features features={plan.features} />
      <ButtonLink to={to} variant={action} size="lg" fullWidth mt="auto">
        {children}
      </ButtonLink>
    </Card>
  );
}

function Price({ plan: { price, per, billed } }: { plan: Plan }) {
  return (
    <Box mt="8">
      <Text display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="2">
        {/* With text at 200 % on a phone, a price stays on one line inside the card. */}
        <chakra.span textStyle="priceLg">{price}</chakra.span>
        <chakra.span textStyle="uiLarge">{per}</chakra.span>
      </Text>
      <Text color="fg.muted" mt="3" textStyle="medium">
        {billed}
      </Text>
    </Box>
  );
}

function Features({ features }: Pick<Plan, 'features'>) {
  return (
    <Grid
      as="ul"
      gap="14px"
      mt="36px"
      mb="44px"
      pt="8"
      borderTopWidth="1px"
      borderColor="border.hairline"
      textStyle="medium"
    >
      {features.map((feature) => (
        <chakra.li key={feature} display="flex" gap="14px" alignItems="center">
          <Box as={Check} boxSize="5" color="brand.line" strokeWidth={2.25} aria-hidden />
          {feature}
        </chakra.li>
      ))}
    </Grid>
  );
}

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    p: { base: '28px', sm: '10', lg: '12' },
    rounded: 'panel',
    border: '1px solid',
    color: 'fg.default',
    bg: 'bg.surface',
    borderColor: 'border.hairline',
    '&.dark': { bg: 'bg.night', borderColor: 'bg.night' },
  },
});

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
  tone?: 'paper' | 'night';
  action?: 'primary' | 'outline';
  to: SitePath;
  children: ReactNode;
}

export function PlanCard({
  plan,
  tone = 'paper',
  action = tone === 'night' ? 'primary' : 'outline',
  to,
  children,
}: PlanCardProps) {
  const titleId = useId();
  return (
    <Card tone={tone} aria-labelledby={plan.audience ? `${titleId} ${titleId}-audience` : titleId}>
      <Heading textStyle="h3" id={titleId}>
        {plan.title}
      </Heading>
      {plan.audience && (
        <Text data-muted="" id={`${titleId}-audience`} mt="1" fontWeight="medium">
          {plan.audience}
        </Text>
      )}
      <Price plan={plan} />
      <Features features={plan.features} tone={tone} />
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
        <chakra.span textStyle="priceLg" fontSize="min(4.5rem, 23vw)">
          {price}
        </chakra.span>
        <chakra.span textStyle="ui" fontSize="1.125rem">
          {per}
        </chakra.span>
      </Text>
      <Text data-muted="" mt="3" fontWeight="medium">
        {billed}
      </Text>
    </Box>
  );
}

const rules = { paper: 'border.hairline', night: 'border.onNight' } as const;
const ticks = { paper: 'brand.line', night: 'brand.solid' } as const;

function Features({ features, tone }: { features: readonly string[]; tone: 'paper' | 'night' }) {
  return (
    <Grid
      as="ul"
      gap="14px"
      mt="36px"
      mb="44px"
      pt="8"
      borderTopWidth="1px"
      borderColor={rules[tone]}
      fontWeight="medium"
      css={{ '& .lucide': { color: ticks[tone], strokeWidth: 2.25 } }}
    >
      {features.map((feature) => (
        <chakra.li key={feature} display="flex" gap="14px" alignItems="center">
          <Check size={20} aria-hidden />
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
  },
  variants: {
    tone: {
      paper: { bg: 'bg.surface', borderColor: 'border.hairline', '& [data-muted]': { color: 'fg.muted' } },
      night: {
        bg: 'bg.night',
        color: 'fg.onNight',
        borderColor: 'bg.night',
        '& [data-muted]': { color: 'fg.onNightMuted' },
      },
    },
  },
});

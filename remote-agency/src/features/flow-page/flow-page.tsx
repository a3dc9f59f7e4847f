import type { ReactNode } from 'react';
import { paths, type SitePath } from '@site/contracts';
import { Link } from '@site/runtime/router';
import { Box, chakra, Container, Flex, Grid, Heading } from '@site/ui/core';
import { Check } from 'lucide-react';

const steps = [
  { name: 'Plan', path: paths.agencyPlans },
  { name: 'Payment', path: paths.payment },
  { name: 'Card pin', path: paths.cardPin },
  { name: 'Order', path: paths.orderConfirmed },
  { name: 'Profile', path: paths.companyProfile },
];

export interface FlowPageProps {
  title: string;
  current: SitePath;
  aside?: ReactNode;
  children: ReactNode;
}

export function FlowPage({ title, current, aside, children }: FlowPageProps) {
  return (
    <Container pt={{ base: '8', md: '10' }} pb="section">
      <FlowSteps current={current} />
      <Heading as="h1" textStyle="h1" tabIndex={-1} mt={{ base: '6', md: '8' }}>
        {title}
      </Heading>
      {aside ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          gap={{ base: '12', lg: '24' }}
          alignItems="start"
          mt={{ base: '6', lg: '8' }}
        >
          <Box minW="0">{children}</Box>
          {aside}
        </Grid>
      ) : (
        <Box mt="4">{children}</Box>
      )}
    </Container>
  );
}

function FlowSteps({ current }: Pick<FlowPageProps, 'current'>) {
  const open = steps.findIndex(({ path }) => path === current);
  return (
    <nav aria-label="Steps">
      <Flex as="ol" flexWrap="wrap" alignItems="center" gap={{ base: '1', sm: '2', md: '4' }}>
        {steps.map(({ name, path }, index) => (
          <Flex
            key={path}
            as="li"
            alignItems="center"
            gap={{ sm: '2', md: '4' }}
            css={{
              // The line to the next step.
              '&:not(:last-child)': { flex: '1 0 auto' },
              '&:not(:last-child)::after': { content: '""', flex: '1', borderTop: '1px solid {colors.border.rule}' },
              '&:has([aria-current])::after': { marginInlineStart: { base: '2', sm: '0' } },
            }}
          >
            <StepLink to={path} aria-current={path === current ? 'step' : undefined}>
              <Place isOpen={path === current} aria-hidden>
                {index < open ? <Check size={16} /> : index + 1}
              </Place>
              <Name isOpen={path === current}>{name}</Name>
            </StepLink>
          </Flex>
        ))}
      </Flex>
    </nav>
  );
}

const StepLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    justifyContent: 'center',
    // All five in one row at 320 px.
    minWidth: 'min({sizes.11}, 11vw)',
    minHeight: '11',
    rounded: 'control',
    color: 'fg.muted',
    textStyle: 'medium',
    '&:hover': { color: 'fg.default', textDecoration: 'underline', textUnderlineOffset: '5px' },
    '&[aria-current]': { color: 'fg.default', textStyle: 'bold' },
  },
});

const Place = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '8',
    flexShrink: 0,
    rounded: 'full',
    border: '1.5px solid {colors.border.control}',
    textStyle: 'label',
  },
  variants: {
    isOpen: {
      true: {
        bg: 'fg.default',
        borderColor: 'fg.default',
        color: 'white',
        _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

const Name = chakra('span', {
  base: {
    position: { base: 'absolute', md: 'static' },
    width: { base: '1px', md: 'auto' },
    overflow: 'hidden',
    clipPath: { base: 'inset(50%)', md: 'none' },
    whiteSpace: 'nowrap',
  },
  variants: { isOpen: { true: { position: 'static', width: 'auto', clipPath: 'none' } } },
});

import { Handshake, KeyRound, Search, type LucideIcon } from 'lucide-react';
import { Box, Container, Grid, Heading, Reveal, Section, Text, TextLink } from '@site/ui/core';
import { landing } from '../../content/landing';

type Step = (typeof landing.steps)[number];

const icons: Record<Step['id'], LucideIcon> = { search: Search, agent: Handshake, keys: KeyRound };

export function Steps() {
  return (
    <Section aria-label="How it works" hideBelow="md" pb="0">
      <Container>
        <Grid as="ol" gridTemplateColumns="repeat(3, 1fr)" gap="8" listStyle="none">
          {landing.steps.map((step) => (
            <StepCard key={step.id} step={step} />
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

function StepCard({ step }: { step: Step }) {
  const Icon = icons[step.id];
  return (
    <Box
      as="li"
      position="relative"
      css={{
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          top: '8',
          left: '80px',
          right: '-4',
          borderTop: '2px dotted {colors.border.control}',
        },
      }}
    >
      <Reveal stagger>
        <Grid
          placeItems="center"
          boxSize="16"
          rounded="full"
          border="1.5px solid {colors.fg.default}"
          css={{
            'li:last-child &': {
              bg: 'brand.solid',
              borderColor: 'brand.solid',
              borderRadius: '50% 50% 50% 5px',
              transform: 'rotate(-45deg)',
              '& > *': { transform: 'rotate(45deg)' },
            },
          }}
        >
          <Box as={Icon} boxSize="26px" aria-hidden />
        </Grid>
        <Heading as="h3" textStyle="h3" mt="28px">
          {step.title}
        </Heading>
        <Text color="fg.muted" mt="10px" maxW="34ch">
          {step.text}
        </Text>
        <TextLink to={step.link.to} display="inline-flex" alignItems="center" minH="11" mt="1">
          {step.link.label}
        </TextLink>
      </Reveal>
    </Box>
  );
}

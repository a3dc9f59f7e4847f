import { Handshake, KeyRound, Search } from 'lucide-react';
import { paths } from '@site/contracts';
import { Box, Container, Grid, Heading, Reveal, Section, Text, TextLink } from '@site/ui/core';

const steps = [
  {
    Icon: Search,
    title: 'Search your Destination',
    text: 'Browse projects by city and price until one of them feels right.',
    link: { to: paths.projectSearch, label: 'Search sample homes' },
  },
  {
    Icon: Handshake,
    title: 'Contact an Agent',
    text: 'Send one request. An agent answers with plans, prices and a time to visit.',
    link: { to: paths.agent, label: 'Meet a partner agent' },
  },
  {
    Icon: KeyRound,
    title: 'Rent or Buy Property',
    text: 'Agree on the terms, sign, and pick up the keys to your new place.',
    link: { to: paths.property, label: 'See a sample home' },
  },
] as const;

export function Steps() {
  return (
    <Section aria-label="How it works" hideBelow="md" pb="0">
      <Container>
        <Grid as="ol" gridTemplateColumns="repeat(3, 1fr)" gap="8" listStyle="none">
          {steps.map((step) => (
            <StepCard key={step.title} {...step} />
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

function StepCard({ Icon, title, text, link }: (typeof steps)[number]) {
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
          {title}
        </Heading>
        <Text color="fg.muted" mt="10px" maxW="34ch">
          {text}
        </Text>
        <TextLink to={link.to} display="inline-flex" alignItems="center" minH="11" mt="1">
          {link.label}
        </TextLink>
      </Reveal>
    </Box>
  );
}

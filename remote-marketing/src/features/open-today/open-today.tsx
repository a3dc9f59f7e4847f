import { paths } from '@site/contracts';
import { Container, Grid, Heading, Section, SectionHead, TextLink } from '@site/ui/core';

const groups = [
  {
    title: 'Homes',
    links: [
      { to: paths.projects, label: 'Our Projects' },
      { to: paths.property, label: 'A sample home' },
      { to: paths.favourites, label: 'Favorites' },
    ],
  },
  {
    title: 'Abroad',
    links: [
      { to: paths.overseas, label: 'Property overseas' },
      { to: paths.spain, label: 'Homes in Spain' },
    ],
  },
  {
    title: 'Agencies',
    links: [
      { to: paths.pricing, label: 'Plans and prices' },
      { to: paths.agencyPlans, label: 'Plans for agencies' },
      { to: paths.agent, label: 'A partner agent' },
    ],
  },
  {
    title: 'Account',
    links: [
      { to: paths.login, label: 'Sign in' },
      { to: paths.register, label: 'Create an account' },
    ],
  },
] as const;

export function OpenToday() {
  return (
    <Section aria-labelledby="open-today">
      <Container>
        <SectionHead title="In the meantime, look around" id="open-today" />
        <Grid
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          }}
          columnGap="6"
          rowGap="8"
          css={{ '& ul': { listStyle: 'none' }, '@media (max-width: 20em)': { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {groups.map((group) => (
            <Links key={group.title} {...group} />
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

function Links({ title, links }: (typeof groups)[number]) {
  return (
    <div>
      <Heading as="h3" textStyle="uiSemibold" mb="2">
        {title}
      </Heading>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} variant="plain" color="fg.brand" display="inline-flex" alignItems="center" minH="11">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

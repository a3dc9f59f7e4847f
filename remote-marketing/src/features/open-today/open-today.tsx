import { paths } from '@site/contracts';
import { useIsHydrated, useSearchParams } from '@site/runtime/router';
import { ButtonLink, Container, Grid, Heading, Section, SectionHead, TextLink } from '@site/ui/core';

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
        <SectionHead title="In the meantime, look around" id="open-today" action={<SearchLink />} />
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

/** The HTML has no query: before hydration, and without scripts, the link opens the search without the word. */
function SearchLink() {
  const [query] = useSearchParams();
  const word = useIsHydrated() ? (query.get('q') ?? '').trim() : '';
  return (
    <ButtonLink
      to={word ? `${paths.projectSearch}?q=${encodeURIComponent(word)}` : paths.projectSearch}
      variant="outline"
      flexShrink="1"
      minW="0"
      overflowWrap="anywhere"
    >
      {word ? `Search sample homes for ${word}` : 'Search sample homes'}
    </ButtonLink>
  );
}

function Links({ title, links }: (typeof groups)[number]) {
  return (
    <div>
      <Heading as="h3" textStyle="ui" fontWeight="semibold" mb="2">
        {title}
      </Heading>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} variant="subtle" color="fg.brand" display="inline-flex" alignItems="center" minH="11">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { paths } from '@site/contracts';
import { useIsHydrated, useSearchParams } from '@site/runtime/router';
import { ButtonLink, Container, Grid, Heading, Section, SectionHead, TextLink } from '@site/ui/core';
import { openToday, type LinkGroup } from '../../content/open-today';

export function OpenToday() {
  return (
    <Section aria-labelledby="open-today">
      <Container>
        <SectionHead title={openToday.title} id="open-today" action={<SearchLink />} />
        <Grid
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          }}
          columnGap="6"
          rowGap="8"
          css={{ '& ul': { listStyle: 'none' }, '@media (max-width: 20em)': { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {openToday.groups.map((group) => (
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
      {word ? `${openToday.search} for ${word}` : openToday.search}
    </ButtonLink>
  );
}

function Links({ title, links }: LinkGroup) {
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

import { Grid, TextLink } from '@site/ui/core';
import { Accordion } from '@site/ui/disclosure';
import { countries, countryAddress } from '../../content/countries';

const regions = ['Europe', 'Caribbean', 'Oceania', 'Asia', 'Africa', 'Americas'] as const;

export function Regions() {
  return (
    <Accordion
      wide
      defaultOpen={[regions[0]]}
      items={regions.map((region) => ({ id: region, title: region, content: <CountryLinks /> }))}
    />
  );
}

function CountryLinks() {
  return (
    <Grid // Two columns on the narrowest phones and with large text: a third would break names.
      as="ul"
      gridTemplateColumns="repeat(3, minmax(0, 1fr))"
      gap={{ base: '4px 12px', md: '4px 24px' }}
      textStyle={{ mdDown: 'detail' }}
      listStyle="none"
      css={{
        '@media (max-width: 22.4em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@media (max-width: 16em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
      role="list"
    >
      {countries.map((country) => (
        <li key={country}>
          <TextLink
            to={countryAddress(country)}
            variant="plain"
            display="inline-block"
            py="6px"
            color="fg.brand"
            textStyle="medium"
          >
            {country}
          </TextLink>
        </li>
      ))}
    </Grid>
  );
}

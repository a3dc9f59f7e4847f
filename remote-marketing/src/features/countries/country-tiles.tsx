import { Link } from '@site/runtime/router';
import { Box, chakra, Grid, Reveal } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { countryAddress } from '../../content/countries';
import { overseas } from '../../content/overseas';
import { popularCountries } from '../../content/popular-countries';

export function CountryTiles() {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap={{ base: '6', md: '10' }}
      listStyle="none"
      role="list"
      aria-label={overseas.popular}
    >
      {popularCountries.map(({ name, image }) => (
        <Reveal key={name} as="li" stagger>
          <Tile to={countryAddress(name)}>
            <Picture image={image} alt="" sizes="(min-width: 48rem) 302px, 46vw" aspectRatio="4/3" rounded="card" />
            <Box
              as="span"
              display="block"
              marginTop="4"
              fontSize="1.125rem"
              fontWeight="strong"
              lineHeight={1.4}
              letterSpacing="-.012em"
            >
              {name}
            </Box>
          </Tile>
        </Reveal>
      ))}
    </Grid>
  );
}

const Tile = chakra(Link, {
  base: {
    display: 'block',
    rounded: 'card',
    '&:hover span': { textDecorationLine: 'underline', textDecorationThickness: '1.5px', textUnderlineOffset: '5px' },
  },
});

import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '@site/runtime/router';
import { Box, Button, chakra, Container, Flex, Grid, Reveal, Section, SectionHead } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { countries, countryAddress } from '../../content/countries';
import { popularCountries } from '../../content/popular-countries';
import { MoreCountries } from './more-countries';

export function PopularCountries() {
  const [isOpen, setIsOpen] = useState(false);
  const more = useRef<HTMLUListElement>(null);
  const id = useId();

  useEffect(() => {
    if (isOpen) more.current?.querySelector('a')?.focus();
  }, [isOpen]);

  return (
    <Section aria-labelledby="popular">
      <Container>
        <SectionHead title="Most popular countries" id="popular" />
        <CountryTiles />
        <MoreCountries ref={more} id={id} isOpen={isOpen} />
        <Flex justify="center" mt={{ base: '10', md: '14' }} css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Button
            variant="outline"
            size="lg"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? `Show only the popular ${popularCountries.length}` : `Show all ${countries.length}`}
          </Button>
        </Flex>
      </Container>
    </Section>
  );
}

function CountryTiles() {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap={{ base: '6', md: '10' }}
      listStyle="none"
      role="list"
      aria-label="Most popular countries"
    >
      {popularCountries.map(({ name, image }) => (
        <Reveal key={name} as="li" stagger>
          <Tile to={countryAddress(name)}>
            <Picture image={image} alt="" sizes="(min-width: 48rem) 302px, 46vw" aspectRatio="4/3" rounded="card" />
            <Box as="span" display="block" marginTop="4" textStyle="tileTitle">
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

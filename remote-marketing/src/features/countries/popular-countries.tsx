import { useEffect, useId, useRef, useState } from 'react';
import { Button, Container, Flex, Section, SectionHead } from '@site/ui/core';
import { countries } from '../../content/countries';
import { overseas } from '../../content/overseas';
import { popularCountries } from '../../content/popular-countries';
import { CountryTiles } from './country-tiles';
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
        <SectionHead title={overseas.popular} id="popular" />
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

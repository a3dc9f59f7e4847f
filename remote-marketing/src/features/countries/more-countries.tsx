import type { Ref } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from '@site/runtime/router';
import { chakra } from '@site/ui/core';
import { countries, countryAddress } from '../../content/countries';
import { popularCountries } from '../../content/popular-countries';

const others = countries.filter((country) => popularCountries.every(({ name }) => name !== country));

export function MoreCountries({ ref, id, isOpen }: { ref: Ref<HTMLUListElement>; id: string; isOpen: boolean }) {
  return (
    // The theme opens a hidden `data-panel` when scripting is off.
    <div id={id} hidden={!isOpen} data-panel="">
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          // One for large text on a phone.
          base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        columnGap={{ base: '4', md: '6' }}
        marginTop={{ base: '10', md: '14' }}
        ref={ref}
        role="list"
        aria-label="More countries"
      >
        {others.map((country) => (
          <li key={country}>
            <Row to={countryAddress(country)}>
              {country}
              <ArrowRight size={20} aria-hidden />
            </Row>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '15',
    borderTop: '1px solid {colors.border.hairline}',
    textStyle: 'itemTitle',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.tint' },
    '& svg': { color: 'fg.muted', hideBelow: 'sm' },
  },
});

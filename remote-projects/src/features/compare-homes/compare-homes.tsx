import type { ReactNode } from 'react';
import { Box, chakra, Heading, Text, TextLink } from '@site/ui/core';
import { inLocalArea } from '../../content/local-area';
import { formatPrice, type Property } from '../../content/properties';
import { homeAddress } from '../../model/home-address';

/** More columns are narrower than their words. */
const mostCompared = 4;

const rows: readonly { name: string; value: (home: Property) => ReactNode }[] = [
  { name: 'Price', value: ({ price, saleStatus }) => `${formatPrice(price)} ${saleStatus}` },
  { name: 'Type', value: ({ type }) => type },
  { name: 'City', value: ({ city }) => city },
  { name: 'Bedrooms', value: ({ beds }) => beds },
  { name: 'Baths', value: ({ baths }) => baths },
  { name: 'Area', value: (home) => inLocalArea(home.area, home) },
];

export function CompareHomes({ homes }: { homes: readonly Property[] }) {
  if (homes.length < 2) return null;
  const compared = homes.slice(-mostCompared);
  return (
    <Box as="section" aria-labelledby="compare" mb="section">
      <Heading level={2} id="compare">
        Compare homes
      </Heading>
      <Text color="fg.muted" mt="3">
        {homes.length > mostCompared
          ? `The ${mostCompared} homes that you saved last.`
          : `Your ${homes.length} saved homes side by side.`}
        {compared.length > 2 && <chakra.span hideFrom="sm"> Move the table sideways to see all of them.</chakra.span>}
      </Text>
      {/* Two columns fit on a phone; the rest scrolls, also by keyboard. */}
      <Scroller role="group" aria-labelledby="compare" tabIndex={0}>
        <Table aria-labelledby="compare" minW={`${6 + 7 * compared.length}rem`}>
          <thead>
            <tr>
              <td />
              {compared.map((home) => (
                <th key={home.id} scope="col">
                  <TextLink to={homeAddress(home)}>{home.neighborhood}</TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {compared.map((home) => (
                  <td key={home.id}>{value(home)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Box>
  );
}

const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    marginTop: '6',
    background:
      'linear-gradient(to left, {colors.bg.canvas} 40%, transparent) right / 48px 100% no-repeat local, linear-gradient(to left, {colors.border.control}, transparent) right / 16px 100% no-repeat scroll',
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '4',
      paddingInlineEnd: { base: '4', md: '6' },
    },
    '& tr': { borderBottom: '1px solid {colors.border.hairline}' },
    '& thead tr': { borderBottom: '2px solid {colors.fg.default}' },
    '& tbody th': { fontWeight: 'medium', color: 'fg.muted' },
    '& tbody td': { fontWeight: 'semibold' },
  },
});

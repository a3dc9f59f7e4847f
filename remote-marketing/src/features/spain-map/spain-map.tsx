import { Box, chakra, Text } from '@site/ui/core';
import land from '../../../maps/spain.svg';

/** HTML text, so that it keeps its size when the map shrinks. Beside the dots of `spain.svg`, clear of coasts. */
const labels = [
  { city: 'Madrid', top: '41.38%', right: '54.37%' },
  { city: 'Barcelona', top: '31.16%', right: '17.69%', hideBelow: 'md' },
  { city: 'Valencia', top: '51.38%', right: '33.63%' },
  { city: 'Seville', top: '73.28%', left: '31.31%', hideBelow: 'md' },
  { city: 'Zaragoza', top: '28.43%', right: '36.75%', hideBelow: 'md' },
  { city: 'Murcia', top: '66.97%', right: '38.31%', hideBelow: 'md' },
  { city: 'Granada', top: '75.5%', left: '46.25%', hideBelow: 'md' },
] as const;

export function SpainMap() {
  return (
    <figure>
      <Box
        position="relative"
        bg="bg.sand"
        border="1px solid {colors.border.hairline}"
        rounded="panel"
        overflow="hidden"
      >
        <Land
          src={land}
          alt="Map of Spain with the Balearic and the Canary Islands"
          htmlWidth={1006}
          htmlHeight={775}
        />
        <span aria-hidden>
          {labels.map(({ city, ...place }) => (
            <Label key={city} {...place}>
              {city}
            </Label>
          ))}
        </span>
      </Box>
      <Text as="figcaption" textStyle="small" color="fg.muted" mt="4">
        Larger dots mean more sample homes. Borders: Natural Earth.
      </Text>
    </figure>
  );
}

const Land = chakra('img', { base: { display: 'block', width: 'full', height: 'auto' } });

const Label = chakra('span', {
  base: {
    position: 'absolute',
    paddingInline: { base: '2', md: '3' },
    transform: 'translateY(-50%)',
    textStyle: 'label',
  },
});

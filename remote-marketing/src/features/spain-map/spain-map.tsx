import { Box, chakra, Text } from '@site/ui/core';
import land from '../../../maps/spain.svg';
import { spain } from '../../content/spain';
import { CityLabels } from './city-labels';

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
        <Land src={land} alt={spain.map.alt} htmlWidth={1006} htmlHeight={775} />
        <CityLabels />
      </Box>
      <Text as="figcaption" textStyle="small" color="fg.muted" mt="4">
        {spain.map.caption}
      </Text>
    </figure>
  );
}

const Land = chakra('img', { base: { display: 'block', width: 'full', height: 'auto' } });

import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';

import { ParcelMap, type ParcelMapProps } from './parcel-map';

interface ParcelStageProps extends Pick<ParcelMapProps, 'plot' | 'drawing'> {
  title: ReactNode;
  titleStyle?: 'h1' | 'display';
  /** Of the title. Names the section. */
  id?: string;
  text?: string;
  /** Links, as large buttons. */
  children: ReactNode;
}

export function ParcelStage({ title, titleStyle = 'h1', id, text, plot, drawing, children }: ParcelStageProps) {
  return (
    <Stage aria-labelledby={id}>
      <Words>
        <Box maxWidth={{ md: '60%', lg: '48%' }}>
          <Heading as="h1" textStyle={titleStyle} id={id} tabIndex={-1}>
            {title}
          </Heading>
          {text && (
            <Text textStyle="lead" color="fg.muted" mt="6">
              {text}
            </Text>
          )}
          <Flex mt="10" gap="4" wrap="wrap">
            {children}
          </Flex>
        </Box>
      </Words>
      <Drawing>
        <ParcelMap plot={plot} drawing={drawing} fade />
      </Drawing>
    </Stage>
  );
}

const Stage = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: { md: 'flex' },
    alignItems: 'center',
    minHeight: { md: '600px', lg: '640px' },
    '@media (max-height: 30em)': { minHeight: 0 },
  },
});

const Words = chakra(Container, {
  base: {
    position: 'relative',
    paddingTop: { base: 'section', md: '24' },
    paddingBottom: { base: '12', md: '24' },
    '@media (max-height: 30em)': { paddingBlock: '8' },
  },
});

const Drawing = chakra('div', {
  base: {
    position: { md: 'absolute' },
    zIndex: -1,
    insetBlock: 0,
    right: 0,
    width: { md: '46%', lg: '52%' },
    height: { base: '260px', md: 'auto' },
  },
});

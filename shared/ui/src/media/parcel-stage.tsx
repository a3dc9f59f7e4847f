import type { ReactNode } from 'react';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';

import { ParcelMap, type ParcelMapProps } from './parcel-map';

export interface ParcelStageProps extends Pick<ParcelMapProps, 'plot' | 'drawing'> {
  labelledBy?: string;
  children: ReactNode;
}

export function ParcelStage({ plot, drawing, labelledBy, children }: ParcelStageProps) {
  return (
    <Stage aria-labelledby={labelledBy}>
      <Words>{children}</Words>
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
    '& > *': { maxWidth: { md: '60%', lg: '48%' } },
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

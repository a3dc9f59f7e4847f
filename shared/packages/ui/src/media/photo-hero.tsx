import type { ReactNode } from 'react';

import { Container } from '../core/container';
import { chakra } from '../core/styled';
import type { Conditional } from '../theme/style-types';
import type { ImageAsset } from './image-asset';
import { Picture } from './picture';
import { photoBox, photoLayer, scrimLayer, scrims } from './scrim';

export interface PhotoHeroProps {
  image: ImageAsset;
  children?: ReactNode;
  /** Default: 520 px on phones, 600 above. */
  height?: Conditional<`${number}px`>;
  /** Which part of the photograph stays in view. */
  objectPosition?: string;
  /** `none` for a bright sky with ink words, or for a photograph without words. */
  scrim?: 'bottom' | 'none';
  /** `''` where the heading beside it says the same. */
  alt?: string;
}

const HEIGHT = { base: '520px', md: '600px' } as const;

/** The photograph at the head of a page; the children stand on its lower edge, inside the page's column. */
export function PhotoHero({ image, children, height = HEIGHT, objectPosition, scrim = 'bottom', alt }: PhotoHeroProps) {
  return (
    <Base scrim={scrim} minHeight={height} bg={image.color}>
      <Picture image={image} sizes="100vw" alt={alt} objectPosition={objectPosition} priority {...photoLayer} />
      {children && <Words>{children}</Words>}
    </Base>
  );
}

const Base = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', ...photoBox },
  variants: {
    scrim: {
      bottom: { _after: { ...scrimLayer, background: scrims.hero } },
      none: { color: 'fg.default' },
    },
  },
});

const Words = chakra(Container, { base: { paddingBottom: { base: '36px', md: '60px' }, paddingTop: '16' } });

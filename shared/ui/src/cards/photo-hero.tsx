import type { ReactNode } from 'react';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { coverSizes } from '../media/cover-sizes';
import type { ImageAsset } from '../media/image-asset';
import { Picture } from '../media/picture';
import { photoBox, photoLayer, scrimLayer, scrims } from '../media/scrim';

export interface PhotoHeroProps {
  image: ImageAsset;
  upright?: ImageAsset;
  children?: ReactNode;
  /** Pixels, at most the first screen. Default: 520 on phones, 600 above. */
  height?: { base: number; md: number };
  objectPosition?: string;
  /** `none` for ink words on a bright sky, or for no words. */
  scrim?: 'bottom' | 'none';
  /** `''` when the heading beside it says the same. */
  alt?: string;
}

const HEIGHT = { base: 520, md: 600 };

export function PhotoHero({
  image,
  upright,
  children,
  height = HEIGHT,
  objectPosition,
  scrim = 'bottom',
  alt,
}: PhotoHeroProps) {
  return (
    <Base
      minHeight={{ base: inFirstScreen(height.base), md: inFirstScreen(height.md) }}
      _print={{ minHeight: '300px' }}
      bg={image.color}
      color={scrim === 'none' ? 'fg.default' : undefined}
    >
      {/* A tenth smaller than drawn on phones: this is the largest file before the first scripts. */}
      <Picture
        image={image}
        sizes={`(min-width: 48rem) ${coverSizes(image, '100vw', height.md)}, ${coverSizes(image, '100vw', height.base)}`}
        upright={upright && { image: upright, sizes: coverSizes(upright, '91vw', height.base / 1.1) }}
        alt={alt}
        objectPosition={objectPosition}
        priority
        {...photoLayer}
      />
      {children && (
        <Words scrim={scrim}>
          <Container>{children}</Container>
        </Words>
      )}
    </Base>
  );
}

/** On a phone held sideways the words are in the first screen; the navigation bar takes 86 px. */
function inFirstScreen(height: number) {
  return `min(${height}px, calc(100svh - 86px))` as const;
}

const Base = chakra('div', { base: { display: 'flex', alignItems: 'flex-end', ...photoBox } });

const Words = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    paddingBottom: { base: '36px', md: 'min(60px, 8svh)' },
    paddingTop: '6',
  },
  variants: {
    scrim: {
      bottom: {
        _before: {
          ...scrimLayer,
          top: '-110px',
          background: scrims.hero,
        },
      },
      none: {},
    },
  },
});

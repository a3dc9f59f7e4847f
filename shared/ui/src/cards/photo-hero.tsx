import type { ReactNode } from 'react';
import { Container } from '@chakra-ui/react/container';
import { chakra } from '@chakra-ui/react/styled-system';
import { coverSizes, Picture, type ImageAsset } from '../media/picture';
import { photoBox, photoLayer, scrimLayer, scrims } from '../media/scrim';

interface PhotoHeroProps {
  image: ImageAsset;
  upright: ImageAsset;
  children: ReactNode;
  /** Pixels, at most the first screen. */
  height?: { base: number; md: number };
  objectPosition?: string;
}

const HEIGHT = { base: 520, md: 600 };

export function PhotoHero({ image, upright, children, height = HEIGHT, objectPosition }: PhotoHeroProps) {
  return (
    <Base
      minHeight={{ base: inFirstScreen(height.base), md: inFirstScreen(height.md) }}
      _print={{ minHeight: '300px' }}
      bg={image.color}
    >
      {/* A tenth smaller than drawn on phones: this is the largest file before the first scripts. */}
      <Picture
        image={image}
        sizes={`(min-width: 48rem) ${coverSizes(image, '100vw', height.md)}, ${coverSizes(image, '100vw', height.base)}`}
        upright={{ image: upright, sizes: coverSizes(upright, '91vw', height.base / 1.1) }}
        objectPosition={objectPosition}
        priority
        {...photoLayer}
      />
      <Words>
        <Container>{children}</Container>
      </Words>
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
    _before: { ...scrimLayer, top: '-40px', background: scrims.hero },
    '& h1, & p': { textShadow: '0 1px 12px {colors.fg.default/60}' },
  },
});

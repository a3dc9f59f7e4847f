import type { ReactNode } from 'react';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';

import type { HeadingLevel } from '../core/section-head';
import { coverSizes } from '../media/cover-sizes';
import type { ImageAsset } from '../media/image-asset';
import { Picture } from '../media/picture';
import { photoBox, photoLayer, scrimLayer, scrims } from '../media/scrim';

export interface BannerProps {
  image: ImageAsset;
  upright?: ImageAsset;
  title: ReactNode;
  level?: HeadingLevel;
  text?: ReactNode;
  /** One primary button. */
  action?: ReactNode;
  objectPosition?: string;
  minHeight?: number;
}

export function Banner({
  image,
  upright,
  title,
  level = 2,
  text,
  action,
  objectPosition,
  minHeight = 400,
}: BannerProps) {
  return (
    <Base minHeight={`${minHeight}px`} bg={image.color}>
      <Picture
        image={image}
        sizes={coverSizes(image, 'min(92vw, 1280px)', minHeight)}
        upright={upright && { image: upright, sizes: coverSizes(upright, '92vw', minHeight) }}
        alt=""
        objectPosition={objectPosition}
        {...photoLayer}
      />
      <Words>
        <Heading as={`h${level}`} textStyle="h2">
          {title}
        </Heading>
        {text && <Line>{text}</Line>}
        {action && <chakra.div marginTop="8">{action}</chakra.div>}
      </Words>
    </Base>
  );
}

const Base = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    borderRadius: 'panel',
    ...photoBox,
    _after: { ...scrimLayer, background: { lg: scrims.banner } },
  },
});

const Words = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    padding: { base: '32px 28px', md: '14' },
    '& > *': { maxWidth: { md: '548px' } },
    _before: { ...scrimLayer, top: '-120px', background: { base: scrims.bannerUpright, lg: 'none' } },
  },
});

const Line = chakra('p', {
  base: { marginTop: '14px', maxWidth: '44ch', color: 'fg.onNight', fontSize: '1.125rem', lineHeight: 1.6 },
});

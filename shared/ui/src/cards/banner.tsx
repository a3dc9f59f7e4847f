import type { ReactNode } from 'react';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';

import { coverSizes, Picture, type ImageAsset } from '../media/picture';
import { photoBox, photoLayer, scrimLayer, scrims } from '../media/scrim';

interface BannerProps {
  image: ImageAsset;
  upright: ImageAsset;
  title: string;
  text?: string;
  /** One primary button. */
  action: ReactNode;
  /** Pixels. */
  minHeight?: number;
}

export function Banner({ image, upright, title, text, action, minHeight = 400 }: BannerProps) {
  return (
    <Base minHeight={`${minHeight}px`} bg={image.color}>
      <Picture
        image={image}
        sizes={coverSizes(image, 'min(92vw, 1280px)', minHeight)}
        upright={{ image: upright, sizes: coverSizes(upright, '92vw', minHeight) }}
        alt=""
        {...photoLayer}
      />
      <Words>
        <Heading textStyle="h2">{title}</Heading>
        {text && <Line>{text}</Line>}
        <chakra.div marginTop="8">{action}</chakra.div>
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
  base: { marginTop: '14px', maxWidth: '44ch', color: 'fg.onPhotoMuted', textStyle: 'bannerText' },
});

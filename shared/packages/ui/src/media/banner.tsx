import type { ReactNode } from 'react';

import { Heading } from '../core/heading';
import type { HeadingLevel } from '../core/heading';
import { chakra } from '../core/styled';
import type { ImageAsset } from './image-asset';
import { Picture } from './picture';
import { photoBox, photoLayer, scrimLayer, scrims } from './scrim';

export interface BannerProps {
  image: ImageAsset;
  title: ReactNode;
  level?: HeadingLevel;
  text?: ReactNode;
  /** One primary button. */
  action?: ReactNode;
  objectPosition?: string;
  /** Default 400 px; 460 for a headline of three lines. */
  minHeight?: `${number}px`;
}

/** A photo panel with words at its lower left and one yellow button. */
export function Banner({ image, title, level = 2, text, action, objectPosition, minHeight = '400px' }: BannerProps) {
  return (
    <Base minHeight={minHeight} bg={image.color}>
      <Picture image={image} sizes="(min-width: 1440px) 1280px, 100vw" alt="" objectPosition={objectPosition} {...photoLayer} />
      <Words>
        <Heading level={level} textStyle="h2">
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
  base: { marginTop: '14px', maxWidth: '44ch', color: 'fg.onNight', fontSize: '1.0625rem', lineHeight: 1.6 },
});

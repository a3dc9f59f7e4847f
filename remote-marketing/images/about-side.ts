// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './about-side-480.avif';
import avif800 from './about-side-800.avif';
import avif1200 from './about-side-1200.avif';
import webp800 from './about-side-800.webp';

export const aboutSide: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
    { url: avif1200, width: 1200 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1200,
  height: 1400,
  alt: 'Cream villa with tiled roof and arched porch on a green lawn in warm light',
  color: '#444815',
};

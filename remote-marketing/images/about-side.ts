// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif440 from './about-side-440.avif';
import avif720 from './about-side-720.avif';
import avif840 from './about-side-840.avif';
import avif1050 from './about-side-1050.avif';
import webp720 from './about-side-720.webp';

export const aboutSide: ImageAsset = {
  avif: [
    { url: avif440, width: 440 },
    { url: avif720, width: 720 },
    { url: avif840, width: 840 },
    { url: avif1050, width: 1050 },
  ],
  webp: [
    { url: webp720, width: 720 },
  ],
  width: 1050,
  height: 1225,
  alt: 'Cream villa with tiled roof and arched porch on a green lawn in warm light',
  color: '#444815',
};

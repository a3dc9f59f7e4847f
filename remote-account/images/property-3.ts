// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './property-3-640.avif';
import avif800 from './property-3-800.avif';
import avif1080 from './property-3-1080.avif';
import avif1200 from './property-3-1200.avif';
import webp960 from './property-3-960.webp';

export const property3: ImageAsset = {
  avif: [
    { url: avif640, width: 640 },
    { url: avif800, width: 800 },
    { url: avif1080, width: 1080 },
    { url: avif1200, width: 1200 },
  ],
  webp: [
    { url: webp960, width: 960 },
  ],
  width: 1200,
  height: 900,
  alt: 'Modern grey villa with lit windows at dusk',
  color: '#4b4020',
};

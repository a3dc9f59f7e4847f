// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './interior-1-640.avif';
import avif800 from './interior-1-800.avif';
import avif1080 from './interior-1-1080.avif';
import avif1440 from './interior-1-1440.avif';
import webp960 from './interior-1-960.webp';

export const interior1: ImageAsset = {
  avif: [
    { url: avif640, width: 640 },
    { url: avif800, width: 800 },
    { url: avif1080, width: 1080 },
    { url: avif1440, width: 1440 },
  ],
  webp: [
    { url: webp960, width: 960 },
  ],
  width: 1440,
  height: 1080,
  alt: 'Living room with sofas, orange armchair and a wide city window',
  color: '#c2a982',
};

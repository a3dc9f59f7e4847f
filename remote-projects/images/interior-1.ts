// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './interior-1-480.avif';
import avif800 from './interior-1-800.avif';
import avif1200 from './interior-1-1200.avif';
import avif1600 from './interior-1-1600.avif';
import webp800 from './interior-1-800.webp';

export const interior1: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
    { url: avif1200, width: 1200 },
    { url: avif1600, width: 1600 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1600,
  height: 1200,
  alt: 'Living room with sofas, orange armchair and a wide city window',
  color: '#c2a982',
};

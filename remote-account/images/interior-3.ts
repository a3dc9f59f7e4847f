// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './interior-3-640.avif';
import avif960 from './interior-3-960.avif';
import avif1440 from './interior-3-1440.avif';
import webp960 from './interior-3-960.webp';

export const interior3: ImageAsset = {
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
    { url: avif1440, width: 1440 },
  ],
  webp: [
    { url: webp960, width: 960 },
  ],
  width: 1440,
  height: 1080,
  alt: 'Kitchen with marble island, brass pendants and orange bar stools',
  color: '#bea886',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif440 from './banner-discover-upright-440.avif';
import avif720 from './banner-discover-upright-720.avif';
import avif840 from './banner-discover-upright-840.avif';
import avif1050 from './banner-discover-upright-1050.avif';
import webp720 from './banner-discover-upright-720.webp';

export const bannerDiscoverUpright: ImageAsset = {
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
  height: 1200,
  alt: 'Lakefront villas with wooden jetties and boats in calm water at golden hour',
  color: '#b7926b',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './banner-discover-640.avif';
import avif960 from './banner-discover-960.avif';
import avif1440 from './banner-discover-1440.avif';
import avif1920 from './banner-discover-1920.avif';
import webp960 from './banner-discover-960.webp';

export const bannerDiscover: ImageAsset = {
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
    { url: avif1440, width: 1440 },
    { url: avif1920, width: 1920 },
  ],
  webp: [
    { url: webp960, width: 960 },
  ],
  width: 1920,
  height: 700,
  alt: 'Waterfront villas and jetties along a lake in golden light',
  color: '#654f3e',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './hero-landing-640.avif';
import avif960 from './hero-landing-960.avif';
import avif1440 from './hero-landing-1440.avif';
import avif1920 from './hero-landing-1920.avif';
import webp1440 from './hero-landing-1440.webp';

export const heroLanding: ImageAsset = {
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
    { url: avif1440, width: 1440 },
    { url: avif1920, width: 1920 },
  ],
  webp: [
    { url: webp1440, width: 1440 },
  ],
  width: 1920,
  height: 1080,
  alt: 'Wide city skyline at golden hour reflected in a calm lake with sailing boats',
  color: '#665448',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './hero-overseas-640.avif';
import avif960 from './hero-overseas-960.avif';
import avif1440 from './hero-overseas-1440.avif';
import avif1920 from './hero-overseas-1920.avif';
import webp1440 from './hero-overseas-1440.webp';

export const heroOverseas: ImageAsset = {
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
  alt: 'Terrace with flower pots overlooking a Mediterranean hillside town and sea at sunset',
  color: '#9d806e',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './hero-overseas-tall-480.avif';
import avif720 from './hero-overseas-tall-720.avif';
import avif960 from './hero-overseas-tall-960.avif';
import webp720 from './hero-overseas-tall-720.webp';

export const heroOverseasTall: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif720, width: 720 },
    { url: avif960, width: 960 },
  ],
  webp: [
    { url: webp720, width: 720 },
  ],
  width: 960,
  height: 1440,
  alt: 'Terrace with flower pots overlooking a Mediterranean hillside town and sea at sunset',
  color: '#9d806e',
};

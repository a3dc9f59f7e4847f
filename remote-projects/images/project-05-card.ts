// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif440 from './project-05-card-440.avif';
import avif720 from './project-05-card-720.avif';
import avif840 from './project-05-card-840.avif';
import avif1050 from './project-05-card-1050.avif';
import webp720 from './project-05-card-720.webp';

export const project05Card: ImageAsset = {
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
  alt: 'Blue World Trade Center Islamabad: two curved blue-glass towers rising above a plaza with palm trees',
  color: '#89adde',
};

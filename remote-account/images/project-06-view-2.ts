// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './project-06-view-2-640.avif';
import avif800 from './project-06-view-2-800.avif';
import avif1080 from './project-06-view-2-1080.avif';
import avif1440 from './project-06-view-2-1440.avif';
import webp960 from './project-06-view-2-960.webp';

export const project06View2: ImageAsset = {
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
  height: 900,
  alt: 'Lake City Lahore: modern villa and Spanish-style villa glowing at dusk beside a wooden jetty',
  color: '#533f3f',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './hero-projects-640.avif';
import avif960 from './hero-projects-960.avif';
import avif1440 from './hero-projects-1440.avif';
import avif1920 from './hero-projects-1920.avif';
import webp1440 from './hero-projects-1440.webp';

export const heroProjects: ImageAsset = {
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
  height: 900,
  alt: 'Aerial view of a planned city with a circular civic hub, villas and towers',
  color: '#cdc3b7',
};

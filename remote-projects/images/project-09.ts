// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './project-09-480.avif';
import avif800 from './project-09-800.avif';
import avif1200 from './project-09-1200.avif';
import avif1664 from './project-09-1664.avif';
import avif1920 from './project-09-1920.avif';
import webp800 from './project-09-800.webp';

export const project09: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
    { url: avif1200, width: 1200 },
    { url: avif1664, width: 1664 },
    { url: avif1920, width: 1920 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1920,
  height: 1200,
  alt: 'Blue World City Islamabad: mosque with blue domes and four minarets reflected in a long pool lined with palms at dusk',
  color: '#6f5943',
};

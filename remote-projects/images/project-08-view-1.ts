// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './project-08-view-1-480.avif';
import avif800 from './project-08-view-1-800.avif';
import avif1200 from './project-08-view-1-1200.avif';
import avif1600 from './project-08-view-1-1600.avif';
import webp800 from './project-08-view-1-800.webp';

export const project08View1: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
    { url: avif1200, width: 1200 },
    { url: avif1600, width: 1600 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1600,
  height: 1000,
  alt: 'Zaitoon City Lahore: aerial view of olive groves in front of a neighborhood of terracotta roofs',
  color: '#625a32',
};

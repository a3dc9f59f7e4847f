// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif440 from './blog-6-upright-440.avif';
import avif720 from './blog-6-upright-720.avif';
import avif840 from './blog-6-upright-840.avif';
import avif875 from './blog-6-upright-875.avif';
import webp720 from './blog-6-upright-720.webp';

export const blog6Upright: ImageAsset = {
  avif: [
    { url: avif440, width: 440 },
    { url: avif720, width: 720 },
    { url: avif840, width: 840 },
    { url: avif875, width: 875 },
  ],
  webp: [
    { url: webp720, width: 720 },
  ],
  width: 875,
  height: 1000,
  alt: 'Model houses on rising stacks of gold coins illustrating property investment',
  color: '#8c5314',
};

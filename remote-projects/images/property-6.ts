// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif400 from './property-6-400.avif';
import avif720 from './property-6-720.avif';
import avif1200 from './property-6-1200.avif';
import webp800 from './property-6-800.webp';

export const property6: ImageAsset = {
  avif: [
    { url: avif400, width: 400 },
    { url: avif720, width: 720 },
    { url: avif1200, width: 1200 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1200,
  height: 900,
  alt: 'Row of modern three-storey townhouses with wooden garage doors',
  color: '#504337',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif440 from './project-06-strip-440.avif';
import avif840 from './project-06-strip-840.avif';
import webp840 from './project-06-strip-840.webp';

export const project06Strip: ImageAsset = {
  avif: [
    { url: avif440, width: 440 },
    { url: avif840, width: 840 },
  ],
  webp: [
    { url: webp840, width: 840 },
  ],
  width: 840,
  height: 382,
  alt: 'Lake City Lahore: lakefront villas with wooden jetties and boats reflected in calm water at golden hour',
  color: '#b7926b',
};

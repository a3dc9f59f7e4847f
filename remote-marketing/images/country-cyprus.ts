// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif400 from './country-cyprus-400.avif';
import avif800 from './country-cyprus-800.avif';
import webp400 from './country-cyprus-400.webp';

export const countryCyprus: ImageAsset = {
  avif: [
    { url: avif400, width: 400 },
    { url: avif800, width: 800 },
  ],
  webp: [
    { url: webp400, width: 400 },
  ],
  width: 800,
  height: 600,
  alt: 'Cyprus: white village with blue domes above the sea',
  color: '#859cb3',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif400 from './country-austria-400.avif';
import avif800 from './country-austria-800.avif';
import webp400 from './country-austria-400.webp';

export const countryAustria: ImageAsset = {
  avif: [
    { url: avif400, width: 400 },
    { url: avif800, width: 800 },
  ],
  webp: [
    { url: webp400, width: 400 },
  ],
  width: 800,
  height: 600,
  alt: 'Austria: alpine chalet with flower balconies below snowy mountains',
  color: '#838034',
};

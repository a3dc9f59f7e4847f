// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './agency-office-640.avif';
import avif800 from './agency-office-800.avif';
import avif1080 from './agency-office-1080.avif';
import avif1440 from './agency-office-1440.avif';
import webp960 from './agency-office-960.webp';

export const agencyOffice: ImageAsset = {
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
  alt: 'Bright modern estate agency office with desks, orange chairs and a city view',
  color: '#c3a781',
};

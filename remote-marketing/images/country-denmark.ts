// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif400 from './country-denmark-400.avif';
import avif800 from './country-denmark-800.avif';
import webp400 from './country-denmark-400.webp';

export const countryDenmark: ImageAsset = {
  avif: [
    { url: avif400, width: 400 },
    { url: avif800, width: 800 },
  ],
  webp: [
    { url: webp400, width: 400 },
  ],
  width: 800,
  height: 600,
  alt: 'Denmark: colourful canal houses with moored boats',
  color: '#87a1ca',
};

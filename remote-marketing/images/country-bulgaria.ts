// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif400 from './country-bulgaria-400.avif';
import avif800 from './country-bulgaria-800.avif';
import webp400 from './country-bulgaria-400.webp';

export const countryBulgaria: ImageAsset = {
  avif: [
    { url: avif400, width: 400 },
    { url: avif800, width: 800 },
  ],
  webp: [
    { url: webp400, width: 400 },
  ],
  width: 800,
  height: 600,
  alt: 'Bulgaria: rose fields with a golden-domed church and village',
  color: '#584e24',
};

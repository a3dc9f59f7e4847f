// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './promo-panel-480.avif';
import avif800 from './promo-panel-800.avif';
import avif1200 from './promo-panel-1200.avif';
import webp800 from './promo-panel-800.webp';

export const promoPanel: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
    { url: avif1200, width: 1200 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1200,
  height: 900,
  alt: 'Modern single-storey villa with a lit pool and warm windows at blue hour',
  color: '#b0bcdd',
};

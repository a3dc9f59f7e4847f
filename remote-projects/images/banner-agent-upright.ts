// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif440 from './banner-agent-upright-440.avif';
import avif720 from './banner-agent-upright-720.avif';
import avif840 from './banner-agent-upright-840.avif';
import avif875 from './banner-agent-upright-875.avif';
import webp720 from './banner-agent-upright-720.webp';

export const bannerAgentUpright: ImageAsset = {
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
  alt: 'Blue World Trade Center Islamabad: plaza with palms and a golden sphere sculpture leading to the podium of the towers at dusk',
  color: '#ac857c',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif640 from './banner-agent-640.avif';
import avif960 from './banner-agent-960.avif';
import avif1440 from './banner-agent-1440.avif';
import avif1920 from './banner-agent-1920.avif';
import webp960 from './banner-agent-960.webp';

export const bannerAgent: ImageAsset = {
  avif: [
    { url: avif640, width: 640 },
    { url: avif960, width: 960 },
    { url: avif1440, width: 1440 },
    { url: avif1920, width: 1920 },
  ],
  webp: [
    { url: webp960, width: 960 },
  ],
  width: 1920,
  height: 700,
  alt: 'Plaza and glass towers with palm trees in warm evening light',
  color: '#8f8172',
};

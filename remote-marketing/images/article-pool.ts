// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './article-pool-480.avif';
import avif800 from './article-pool-800.avif';
import avif1200 from './article-pool-1200.avif';
import avif1600 from './article-pool-1600.avif';
import webp800 from './article-pool-800.webp';

export const articlePool: ImageAsset = {
  avif: [
    { url: avif480, width: 480 },
    { url: avif800, width: 800 },
    { url: avif1200, width: 1200 },
    { url: avif1600, width: 1600 },
  ],
  webp: [
    { url: webp800, width: 800 },
  ],
  width: 1600,
  height: 1000,
  alt: 'Long pool under palm trees beside a low clubhouse',
  color: '#a3b6bc',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './blog-3-480.avif';
import avif800 from './blog-3-800.avif';
import avif1200 from './blog-3-1200.avif';
import avif1600 from './blog-3-1600.avif';
import webp800 from './blog-3-800.webp';

export const blog3: ImageAsset = {
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
  alt: 'City of glass towers with a canal and hills in clear morning light',
  color: '#757e56',
};

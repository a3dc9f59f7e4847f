// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif480 from './article-lake-park-480.avif';
import avif800 from './article-lake-park-800.avif';
import avif1200 from './article-lake-park-1200.avif';
import avif1600 from './article-lake-park-1600.avif';
import webp800 from './article-lake-park-800.webp';

export const articleLakePark: ImageAsset = {
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
  alt: 'Golden-domed pavilion and bridge reflected in a park lake at sunset',
  color: '#8f8891',
};

// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif160 from './agent-portrait-160.avif';
import avif320 from './agent-portrait-320.avif';
import avif480 from './agent-portrait-480.avif';
import webp320 from './agent-portrait-320.webp';

export const agentPortrait: ImageAsset = {
  avif: [
    { url: avif160, width: 160 },
    { url: avif320, width: 320 },
    { url: avif480, width: 480 },
  ],
  webp: [
    { url: webp320, width: 320 },
  ],
  width: 480,
  height: 480,
  alt: 'Stylised illustration of a friendly estate agent in a navy suit and orange tie',
  color: '#f0ba26',
};

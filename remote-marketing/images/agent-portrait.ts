// Written by `npm run images`; the plan is in plan.ts.
import type { ImageAsset } from '@site/ui/media';
import avif160 from './agent-portrait-160.avif';
import avif320 from './agent-portrait-320.avif';
import webp160 from './agent-portrait-160.webp';

export const agentPortrait: ImageAsset = {
  avif: [
    { url: avif160, width: 160 },
    { url: avif320, width: 320 },
  ],
  webp: [
    { url: webp160, width: 160 },
  ],
  width: 320,
  height: 320,
  alt: 'Stylised illustration of a friendly estate agent in a navy suit and orange tie',
  color: '#f0ba26',
};

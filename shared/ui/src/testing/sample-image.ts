import type { ImageAsset } from '../media/picture';

export const sampleImage: ImageAsset = {
  avif: [
    { url: '/a-480.avif', width: 480 },
    { url: '/a-960.avif', width: 960 },
  ],
  webp: [
    { url: '/a-480.webp', width: 480 },
    { url: '/a-960.webp', width: 960 },
  ],
  width: 960,
  height: 720,
  alt: 'A gate between palm trees',
  color: '#D8C3A0',
};

import sharp, { type Sharp } from 'sharp';
import type { Crop } from './plan';
import { cropBox, type PlannedFile } from './plan-files';
import type { Format } from './uses';

const encoders: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  avif: (picture, quality) => picture.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }),
  webp: (picture, quality) => picture.webp({ quality, effort: 6 }),
  jpg: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
};

/** Part of fingerprints: increase it when this file's output changes. */
export const encoderVersion = 1;

export async function encode(sourceImage: Buffer, file: PlannedFile, crop?: Crop): Promise<Buffer> {
  const picture = sharp(sourceImage);
  if (crop) picture.extract(cropBox(crop, await picture.metadata()));
  return encoders[file.format](picture.resize(file.width), file.quality).toBuffer();
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Size } from './plan-files';

/** Entry of `images/source/manifest.json` by file name. */
export interface Caption {
  /** Alternative text. */
  alt: string;
  color: string;
}

export interface SourceImage extends Size, Caption {
  bytes: Buffer;
  hash: string;
}

/** Throws one sentence that says what to add when the file or its entry in `manifest.json` is missing. */
export async function openSourceImage(folder: string, name: string): Promise<SourceImage> {
  const file = readdirSync(folder).find((each) => each !== 'manifest.json' && path.parse(each).name === name);
  if (!file)
    throw new Error(
      `There is no picture called ${name} in ${folder}. Put the file there, or take its line out of images/plan.ts.`,
    );
  const bytes = readFileSync(path.join(folder, file));
  const { width, height } = await sharp(bytes).metadata();
  return {
    ...(await captionOf(folder, file, bytes)),
    width,
    height,
    bytes,
    hash: createHash('sha256').update(bytes).digest('hex'),
  };
}

async function captionOf(folder: string, file: string, bytes: Buffer): Promise<Caption> {
  const list = path.join(folder, 'manifest.json');
  const captions = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, Partial<Caption>>) : {};
  const { alt, color } = captions[file] ?? {};
  const isColor = /^#[0-9a-f]{6}$/.test(color ?? '');
  if (alt && color && isColor) return { alt, color };
  const proposal = JSON.stringify({
    alt: alt ?? 'what the picture shows',
    color: isColor ? color : await mainColor(bytes),
  });
  throw new Error(
    `${list} does not say enough about ${file}. Add "${file}": ${proposal}, with words of your own for alt.`,
  );
}

async function mainColor(bytes: Buffer): Promise<string> {
  const { r, g, b } = (await sharp(bytes).stats()).dominant;
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

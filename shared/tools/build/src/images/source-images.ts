import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Size } from './plan-files';

/** A line of the source images' own `manifest.json`. */
export interface SourceImage extends Size {
  file: string;
  alt: string;
  dominantColor: string;
}

export interface SourceImages {
  get(name: string): SourceImage;
  read(file: string): Buffer;
  /** sha256 of a source image's bytes. */
  hash(file: string): string;
}

/** Opens a folder of source images. Asking for one that its manifest does not list throws. */
export function openSourceImages(folder: string): SourceImages {
  const list = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as SourceImage[];
  const read = (file: string) => readFileSync(path.join(folder, file));
  return {
    read,
    hash: (file) => createHash('sha256').update(read(file)).digest('hex'),
    get(name) {
      const sourceImage = list.find(({ file }) => path.parse(file).name === name);
      if (!sourceImage) throw new Error(`The source images have no picture called ${name}.`);
      return sourceImage;
    },
  };
}

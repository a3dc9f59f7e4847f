import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Size } from './plan-files';

/** A line of the masters' own `manifest.json`. */
export interface Master extends Size {
  file: string;
  alt: string;
  dominantColor: string;
}

export interface Masters {
  get(name: string): Master;
  read(file: string): Buffer;
  /** sha256 of a master's bytes. */
  hash(file: string): string;
}

/** Opens a folder of masters. Asking for one that its manifest does not list throws. */
export function openMasters(folder: string): Masters {
  const list = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Master[];
  const read = (file: string) => readFileSync(path.join(folder, file));
  return {
    read,
    hash: (file) => createHash('sha256').update(read(file)).digest('hex'),
    get(name) {
      const master = list.find(({ file }) => path.parse(file).name === name);
      if (!master) throw new Error(`The masters have no picture called ${name}.`);
      return master;
    },
  };
}

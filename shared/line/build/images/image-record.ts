import { createHash } from 'node:crypto';
import { encoderVersion } from './encode';
import type { PlannedImage } from './plan';
import { fullSize, imageName, planFiles, type PlannedFile } from './plan-files';
import type { SourceImage } from './source-images';
import type { Format } from './uses';

/** The file name, until a build replaces it with an address. */
interface ImageFile {
  url: string;
  width: number;
}

interface ShownImage {
  avif: ImageFile[];
  webp: ImageFile[];
  width: number;
  height: number;
  alt: string;
  color: string;
}

interface LinkPreview {
  url: string;
}

/** Entry of `images/manifest.json` by import name. */
export type ImageRecord = (ShownImage | LinkPreview) & {
  /** Hash of the source image and of everything that decides the output. */
  fingerprint: string;
};

/** `project-01-view-2` becomes `project01View2`. */
export const exportName = (image: PlannedImage) =>
  imageName(image).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Equal to the committed record until the source image, its caption or its plan changes. */
export function recordOf(image: PlannedImage, source: SourceImage): ImageRecord {
  const files = planFiles(image, source);
  return {
    fingerprint: fingerprint(encoderVersion, source.hash, image.crop, files),
    ...contentOf(image, source, files),
  };
}

function contentOf(image: PlannedImage, source: SourceImage, files: PlannedFile[]): ShownImage | LinkPreview {
  const [preview] = files.filter(({ format }) => format === 'jpg');
  if (preview) return { url: preview.name };
  const filesOfFormat = (wanted: Format) =>
    files.filter(({ format }) => format === wanted).map(({ name, width }) => ({ url: name, width }));
  return {
    avif: filesOfFormat('avif'),
    webp: filesOfFormat('webp'),
    ...fullSize(image, source),
    alt: source.alt,
    color: source.color,
  };
}

export function filesOf(record: ImageRecord): string[] {
  return 'url' in record ? [record.url] : [...record.avif, ...record.webp].map(({ url }) => url);
}

export function fingerprint(...facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

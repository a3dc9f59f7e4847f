import { createHash } from 'node:crypto';
import { encoderVersion } from './encode';
import type { PlannedImage } from './plan';
import { fullSize, imageName, planFiles, type PlannedFile } from './plan-files';
import type { SourceImage } from './source-images';
import type { Format } from './uses';

/** One file of a picture: its name until a build makes an address of it. */
interface ImageFile {
  url: string;
  width: number;
}

/** What pages import (`ImageAsset` of `@site/ui/media`). */
interface ShownImage {
  avif: ImageFile[];
  webp: ImageFile[];
  width: number;
  height: number;
  alt: string;
  color: string;
}

/** What routes import: for other sites, one file. */
interface LinkPreview {
  url: string;
}

/** One entry of `images/manifest.json`, under the name that pages import it by. */
export type ImageRecord = (ShownImage | LinkPreview) & {
  /** Hash over the source image's bytes and everything that decides the bytes of the files. */
  fingerprint: string;
};

/** `project-01-view-2` becomes `project01View2`. */
export const exportName = (image: PlannedImage) =>
  imageName(image).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Equal to the committed record while the source image, its words and its line in the plan have not changed. */
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

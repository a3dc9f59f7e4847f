import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { qualityOf, uses, type Crop, type Format, type PlannedImage, type Use } from './plan';

/** Part of fingerprints: increase it when the encoders in `write-images.ts` write something else. */
const encoderVersion = 1;

export interface Size {
  width: number;
  height: number;
}

export interface PlannedFile {
  name: string;
  format: Format;
  width: number;
  quality: number;
}

export const imageName = ({ name, source }: PlannedImage) => name ?? source;

/** Small to large, never wider than the source. */
export function planFiles(image: PlannedImage, sourceImage: Size): PlannedFile[] {
  const source = image.crop ? cropBox(image.crop, sourceImage) : sourceImage;
  const use: Use = uses[image.use];
  return (['avif', 'webp', 'jpg'] as const).flatMap((format) =>
    widthsWithin(use[format] ?? [], source.width).map((width) => ({
      name: `${imageName(image)}-${width}.${format}`,
      format,
      width,
      quality: qualityOf(use, format, width),
    })),
  );
}

/** The region that `object-fit: cover` and `object-position` would show, in pixels. */
export function cropBox(
  { ratio, positionX, positionY = 0 }: Crop,
  { width, height }: Size,
): Size & { left: number; top: number } {
  const shownWidth = Math.min(width, Math.round(height * ratio));
  const shownHeight = Math.min(height, Math.round(shownWidth / ratio));
  return {
    width: shownWidth,
    height: shownHeight,
    left: Math.round(((width - shownWidth) * positionX) / 100),
    top: Math.round(((height - shownHeight) * positionY) / 100),
  };
}

export function fullSize(image: PlannedImage, sourceImage: Size): Size {
  const source = image.crop ? cropBox(image.crop, sourceImage) : sourceImage;
  const width = Math.max(...planFiles(image, sourceImage).map((file) => file.width));
  return { width, height: Math.round((width * source.height) / source.width) };
}

function widthsWithin(widths: readonly number[], limit: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, limit)))];
}

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
  if (alt && color && /^#[0-9a-f]{6}$/.test(color)) return { alt, color };
  const { r, g, b } = (await sharp(bytes).stats()).dominant;
  const main = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const proposal = JSON.stringify({ alt: alt ?? 'what the picture shows', color: main });
  throw new Error(
    `${list} does not say enough about ${file}. Add "${file}": ${proposal}, with words of your own for alt.`,
  );
}

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

/** `images/manifest.json`: imported by pages and used to skip finished pictures. */
export type ImageRecords = Record<string, ImageRecord>;

const recordFile = (folder: string) => path.join(folder, 'manifest.json');

export function readRecords(folder: string): ImageRecords {
  const file = recordFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ImageRecords) : {};
}

/** Writes only changes, because any write starts the development compiler. */
export function writeRecords(folder: string, records: ImageRecords): void {
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${fileOnOneLine(JSON.stringify(sorted, null, 2))}\n`;
  const file = recordFile(folder);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const fileOnOneLine = (json: string) => json.replace(/\{\s+("url": .*,)\s+("width": \d+)\s+\}/g, '{ $1 $2 }');

export function isUpToDate(folder: string, record: ImageRecord | undefined, wanted: ImageRecord): boolean {
  const files = filesOf(wanted);
  return (
    record?.fingerprint === wanted.fingerprint &&
    filesOf(record).join() === files.join() &&
    files.every((file) => existsSync(path.join(folder, file)))
  );
}

export function staleFiles(before: ImageRecords, after: ImageRecords): string[] {
  const kept = new Set(Object.values(after).flatMap(filesOf));
  return Object.values(before)
    .flatMap(filesOf)
    .filter((file) => !kept.has(file));
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { qualityOf, uses, type Crop, type Format, type ImagePlan, type PlannedImage, type Use } from './plan';

/** Entry of `images/manifest.json` by import name. */
export interface ImageRecord {
  /** Hash of the source image and of everything that decides the output. */
  fingerprint: string;
  /** Of a link preview, instead of all that follows. */
  url?: string;
  avif?: ImageFile[];
  webp?: ImageFile[];
  width?: number;
  height?: number;
  alt?: string;
  color?: string;
}

export type ImageRecords = Record<string, ImageRecord>;

/** The file name, until a build replaces it with an address. */
interface ImageFile {
  url: string;
  width: number;
}

interface Size {
  width: number;
  height: number;
}

interface PlannedFile {
  name: string;
  format: Format;
  width: number;
  quality: number;
}

const formats: readonly Format[] = ['avif', 'webp', 'jpg'];

/** Part of fingerprints: increase it when {@link encode} writes something else. */
const encoderVersion = 1;

export async function findPlan(partDir: string): Promise<ImagePlan | undefined> {
  const file = path.join(partDir, 'images/plan.ts');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as { plan: ImagePlan }).plan : undefined;
}

/** Writes changed pictures and `manifest.json`, and removes pictures that left the plan. Returns what it encoded. */
export async function makeImages(folder: string, plan: ImagePlan): Promise<string[]> {
  const [before, after] = [readRecords(folder), {} as ImageRecords];
  const encoded: string[] = [];
  for (const image of plan) {
    const { source, crop, files, record } = await describeImage(folder, image);
    const name = exportName(image);
    after[name] = record;
    const isThere = files.every((file) => existsSync(path.join(folder, file.name)));
    if (isThere && before[name]?.fingerprint === record.fingerprint) continue;
    for (const file of files) await encode(source, crop, file).toFile(path.join(folder, file.name));
    encoded.push(imageName(image));
  }
  const kept = new Set(Object.values(after).flatMap(filesOf));
  for (const file of Object.values(before).flatMap(filesOf))
    if (!kept.has(file)) rmSync(path.join(folder, file), { force: true });
  const lines = Object.entries(after).map(([name, record]) => `  "${name}": ${JSON.stringify(record)}`);
  writeFileSync(path.join(folder, 'manifest.json'), `{\n${lines.join(',\n')}\n}\n`);
  return encoded;
}

export function readRecords(folder: string): ImageRecords {
  const file = path.join(folder, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ImageRecords) : {};
}

export function filesOf({ url, avif = [], webp = [] }: ImageRecord): string[] {
  return url ? [url] : [...avif, ...webp].map((file) => file.url);
}

/** `project-01-view-2` becomes `project01View2`. */
export const exportName = (image: PlannedImage) =>
  imageName(image).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const imageName = ({ name, source }: PlannedImage) => name ?? source;

/** The record is equal to the committed one until the source image, its caption or its plan changes. */
export async function describeImage(folder: string, image: PlannedImage) {
  const { source, alt, color } = openSource(path.join(folder, 'source'), image.source);
  const size = await sharp(source).metadata();
  const crop = image.crop && cropBox(image.crop, size);
  const files = planFiles(image, crop ?? size);
  const hash = createHash('sha256').update(source).digest('hex');
  const facts = JSON.stringify([encoderVersion, hash, image.crop, files]);
  const fingerprint = createHash('sha256').update(facts).digest('hex').slice(0, 16);
  const preview = files.find(({ format }) => format === 'jpg');
  const listed = (wanted: Format) =>
    files.filter(({ format }) => format === wanted).map(({ name, width }) => ({ url: name, width }));
  const record: ImageRecord = preview
    ? { fingerprint, url: preview.name }
    : { fingerprint, avif: listed('avif'), webp: listed('webp'), ...fullSize(files, crop ?? size), alt, color };
  return { source, crop, files, record };
}

/** Throws one sentence that says what to add when the file or its entry in `manifest.json` is missing. */
function openSource(folder: string, name: string) {
  const file = readdirSync(folder).find((each) => each !== 'manifest.json' && path.parse(each).name === name);
  if (!file)
    throw new Error(
      `There is no picture called ${name} in ${folder}. Put the file there, or take its line out of images/plan.ts.`,
    );
  const captions = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<string, Caption>;
  const { alt, color } = captions[file] ?? {};
  if (!alt || !color) throw new Error(`${folder}/manifest.json needs "alt" and "color" of "${file}".`);
  return { source: readFileSync(path.join(folder, file)), alt, color };
}

/** Entry of `images/source/manifest.json` by file name. */
interface Caption {
  alt?: string;
  /** Shown until the picture is there. */
  color?: string;
}

/** Small to large, never wider than the source. */
export function planFiles(image: PlannedImage, { width: limit }: Size): PlannedFile[] {
  const use: Use = uses[image.use];
  return formats.flatMap((format) => {
    const widths = new Set((use[format] ?? []).map((width) => Math.min(width, limit)));
    return [...widths].map((width) => ({
      name: `${imageName(image)}-${width}.${format}`,
      format,
      width,
      quality: qualityOf(use, format, width),
    }));
  });
}

export function fullSize(files: readonly PlannedFile[], shown: Size): Size {
  const width = Math.max(...files.map((file) => file.width));
  return { width, height: Math.round((width * shown.height) / shown.width) };
}

/** The region that `object-fit: cover` and `object-position` would show, in pixels. */
export function cropBox({ ratio, positionX, positionY = 0 }: Crop, { width, height }: Size) {
  const shownWidth = Math.min(width, Math.round(height * ratio));
  const shownHeight = Math.min(height, Math.round(shownWidth / ratio));
  return {
    width: shownWidth,
    height: shownHeight,
    left: Math.round(((width - shownWidth) * positionX) / 100),
    top: Math.round(((height - shownHeight) * positionY) / 100),
  };
}

/** Each format takes the options that it knows. */
function encode(source: Buffer, crop: ReturnType<typeof cropBox> | undefined, { format, width, quality }: PlannedFile) {
  const picture = crop ? sharp(source).extract(crop) : sharp(source);
  const options = { quality, effort: 6, chromaSubsampling: '4:2:0', mozjpeg: true };
  return picture.resize(width).toFormat(format === 'jpg' ? 'jpeg' : format, options);
}

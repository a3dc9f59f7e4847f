import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { scale, type PartBox } from './camera';

export interface Difference {
  /** Visibly different page pixels. */
  pixels: number;
  /** First and last different row, in page pixels. */
  rows: readonly [number, number];
  /** The part with most of them; absent for overlays. */
  part: string | undefined;
  /** PNG: approved, now, difference. */
  picture: Buffer;
}

/** Smaller color differences count as equal, 0 to 1 (pixelmatch). */
const threshold = 0.08;
/** Picture pixels. A changed letter has at least 20. */
const tolerated = 6;
/**
 * Compression changes single pixels elsewhere. A real difference has at least this number of neighbors within two
 * pixels.
 */
const fewestNeighbors = 4;

export async function findDifference(
  approved: Buffer,
  now: Buffer,
  parts: readonly PartBox[],
): Promise<Difference | undefined> {
  if (approved.equals(now)) return undefined;
  const sizes = await Promise.all([approved, now].map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const [before, after] = await Promise.all([approved, now].map((image) => readPixels(image, width, height)));
  if (!before || !after) return undefined;
  const marked = Buffer.alloc(width * height * 4);
  pixelmatch(before, after, marked, width, height, { threshold, diffMask: true });
  const places = listPlaces(marked, width).filter(({ x, y }) => countAround(marked, width, x, y) > fewestNeighbors);
  if (places.length <= tolerated) return undefined;
  const rows = [Math.round((places[0]?.y ?? 0) / scale), Math.round((places.at(-1)?.y ?? 0) / scale)] as const;
  return {
    pixels: Math.round(places.length / scale ** 2),
    rows,
    part: partOf(places, parts),
    picture: await drawBeside([before, after, marked], width, height),
  };
}

/** Padded with a color that no page has, so that missing rows differ. */
function readPixels(image: Buffer, width: number, height: number): Promise<Buffer> {
  const ground = { r: 255, g: 0, b: 255, alpha: 1 };
  return sharp(image)
    .ensureAlpha()
    .resize({ width, height, fit: 'contain', position: 'left top', background: ground, withoutEnlargement: true })
    .raw()
    .toBuffer();
}

function listPlaces(marked: Buffer, width: number): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  for (let at = 3; at < marked.length; at += 4)
    if (marked[at]) places.push({ x: ((at - 3) / 4) % width, y: Math.floor((at - 3) / 4 / width) });
  return places;
}

/** Different pixels in a square of five, including this one. */
function countAround(marked: Buffer, width: number, x: number, y: number): number {
  let count = 0;
  for (let row = y - 2; row <= y + 2; row += 1)
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1)
      if (marked[(row * width + column) * 4 + 3]) count += 1;
  return count;
}

/**
 * Each pixel belongs to the smallest box around it. When everything below moves, the cause is at the top, so the first
 * tenth decides.
 */
function partOf(places: readonly { x: number; y: number }[], parts: readonly PartBox[]): string | undefined {
  const smallest = parts.toSorted((one, other) => one.width * one.height - other.width * other.height);
  const counts = new Map<string, number>();
  for (const { x, y } of places.slice(0, Math.max(50, places.length / 10))) {
    const box = smallest.find(
      (part) => x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height,
    );
    if (box) counts.set(box.name, (counts.get(box.name) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function drawBeside(images: readonly Buffer[], width: number, height: number): Promise<Buffer> {
  const gap = 16;
  const raw = { width, height, channels: 4 as const };
  const layers = images.map((input, index) => ({ input, raw, left: index * (width + gap), top: 0 }));
  return sharp({ create: { width: images.length * (width + gap), height, channels: 3, background: 'white' } })
    .composite(layers)
    .png()
    .toBuffer();
}

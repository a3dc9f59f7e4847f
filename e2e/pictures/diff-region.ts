import sharp from 'sharp';
import { scale, type PartBox } from './camera';

type Place = Pick<PartBox, 'x' | 'y'>;

/** Part and rows of the red pixels in Playwright's gray comparison. */
export async function whereDiffers(diff: string | Buffer, parts: readonly PartBox[]): Promise<string> {
  const { data, info } = await sharp(diff).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const places: Place[] = [];
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) - (data[at + 1] ?? 0) > 100)
      places.push({ x: (at / 3) % info.width, y: Math.floor(at / 3 / info.width) });
  const part = partOf(places, parts);
  const rows = [places[0], places.at(-1)].map((place) => Math.round((place?.y ?? 0) / scale));
  const pixels = Math.round(places.length / scale ** 2).toLocaleString('en-US');
  return `${part ? `${part}, ` : ''}${pixels} px differ, ${rows.join(' to ')} px from the top`;
}

/**
 * Each pixel belongs to the smallest box around it. When everything below moves, the cause is at the top, so the first
 * tenth decides.
 */
function partOf(places: readonly Place[], parts: readonly PartBox[]): string | undefined {
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

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PixelDifference {
  pixels: number;
  share: number;
  /** PNG with marked differences; absent without any. */
  difference?: Buffer;
}

/** Color differences below this count as equal, 0 to 1 (pixelmatch). */
const threshold = 0.05;

/** Pages of different heights are aligned where most rows are equal; the added or missing rows differ. */
export function comparePixels(before: Buffer, after: Buffer): PixelDifference {
  if (before.equals(after)) return { pixels: 0, share: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const difference = new PNG({ width, height });
  const [left, right] = [extend(one, width, height, other), extend(other, width, height, one)];
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, { threshold });
  return {
    pixels,
    share: pixels / (width * height),
    ...(pixels > 0 ? { difference: PNG.sync.write(difference) } : {}),
  };
}

function extend(image: PNG, width: number, height: number, like: PNG): PNG {
  if (image.width === width && image.height === height) return image;
  const larger = new PNG({ width, height });
  for (let at = 0; at < larger.data.length; at += 4) larger.data.set([255, 0, 255, 255], at);
  const gap = image.width === like.width ? findGap(image, like) : image.height;
  PNG.bitblt(image, larger, 0, 0, image.width, gap, 0, 0);
  const rest = image.height - gap;
  if (rest > 0) PNG.bitblt(image, larger, 0, gap, image.width, rest, 0, height - rest);
  return larger;
}

/** The row of the shorter picture before which the missing rows make most others equal; its end when none do. */
function findGap(image: PNG, taller: PNG): number {
  const shift = taller.height - image.height;
  let [best, equal, most] = [0, 0, 0];
  for (let row = 0; row <= image.height; row += 1) {
    if (equal >= most) [best, most] = [row, equal];
    equal += Number(isSameRow(image, taller, row)) - Number(isSameRow(image, taller, row, shift));
  }
  return best;
}

const rowOf = ({ data, width }: PNG, row: number) => data.subarray(row * width * 4, (row + 1) * width * 4);

const isSameRow = (image: PNG, taller: PNG, row: number, shift = 0) =>
  rowOf(image, row).equals(rowOf(taller, row + shift));

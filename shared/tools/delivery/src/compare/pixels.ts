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

/** Accepts different heights: missing rows differ. */
export function comparePixels(before: Buffer, after: Buffer): PixelDifference {
  if (before.equals(after)) return { pixels: 0, share: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    extend(one, width, height).data,
    extend(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold },
  );
  return {
    pixels,
    share: pixels / (width * height),
    ...(pixels > 0 ? { difference: PNG.sync.write(difference) } : {}),
  };
}

function extend(image: PNG, width: number, height: number): PNG {
  if (image.width === width && image.height === height) return image;
  const larger = new PNG({ width, height });
  for (let at = 0; at < larger.data.length; at += 4) larger.data.set([255, 0, 255, 255], at);
  PNG.bitblt(image, larger, 0, 0, image.width, image.height, 0, 0);
  return larger;
}

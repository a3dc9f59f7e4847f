import type { Crop, PlannedImage } from './plan';
import { qualityOf, uses, type Format, type Use } from './uses';

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

import type { ImageAsset } from './image-asset';

/**
 * The `sizes` of a picture that covers a box with `object-fit`: a box that is higher than the picture's shape shows it
 * wider than the box. `width` is the box's in CSS (`100vw`), `height` its height in pixels.
 */
export function coverSizes(image: ImageAsset, width: string, height: number): string {
  return `max(${width}, ${Math.ceil((height * image.width) / image.height)}px)`;
}

import type { ImageAsset } from './image-asset';

/**
 * `sizes` of a picture with `object-fit: cover`: in a box taller than its shape the picture is wider than the box.
 * `width` is the box's CSS width (`100vw`), `height` its height in pixels.
 */
export function coverSizes(image: ImageAsset, width: string, height: number): string {
  return `max(${width}, ${Math.ceil((height * image.width) / image.height)}px)`;
}

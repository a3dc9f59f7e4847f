/** One file of a picture and its width in pixels. */
export interface ImageSource {
  url: string;
  width: number;
}

/**
 * A picture in the sizes a page may ask for. Imported from `images/manifest.json`, which `npx manzil images` writes.
 */
export interface ImageAsset {
  avif: readonly ImageSource[];
  webp: readonly ImageSource[];
  /** Of the largest file, in pixels: they keep the place before the picture is there. */
  width: number;
  height: number;
  alt: string;
  /** Its main color, shown until it has loaded: `#49482c`. A string, because TypeScript reads no more from JSON. */
  color: string;
}

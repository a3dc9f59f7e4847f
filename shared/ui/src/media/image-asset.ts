/** A file and its width in pixels. */
export interface ImageSource {
  url: string;
  width: number;
}

/** A picture in several sizes, imported from `images/manifest.json`, which `npm run images` writes. */
export interface ImageAsset {
  avif: readonly ImageSource[];
  webp: readonly ImageSource[];
  /** Pixels of the largest file: reserves the space. */
  width: number;
  height: number;
  alt: string;
  /**
   * Main color, shown until the picture loads, e.g. `#49482c`. A string, because TypeScript reads no more from JSON.
   */
  color: string;
}

/** One file of a picture and its width in pixels. */
export interface ImageSource {
  url: string;
  width: number;
}

/** A picture in the sizes a page may ask for. Written by the image script, one module per picture. */
export interface ImageAsset {
  avif: readonly ImageSource[];
  webp: readonly ImageSource[];
  /** Of the largest file, in pixels: they keep the place before the picture is there. */
  width: number;
  height: number;
  alt: string;
  /** Its main color, shown until it has loaded. */
  color: `#${string}`;
}

import type { UseName } from './uses';

/** A part of a source image, in the terms of CSS `object-fit: cover`. */
export interface Crop {
  /** Width divided by height. */
  ratio: number;
  /** As the first value of `object-position`, in percent. */
  positionX: number;
  /** As the second value; 0, the upper edge, by default. */
  positionY?: number;
}

export interface PlannedImage {
  /** File name of the source image without extension. */
  source: string;
  use: UseName;
  /** Name of the result where it differs from the source image's. */
  name?: string;
  crop?: Crop;
}

/** The pictures of one part: what its `images/plan.ts` exports as `plan`. */
export type ImagePlan = readonly PlannedImage[];

/** Several source images for the same use. */
export function imagesFor(use: UseName, ...sources: readonly string[]): PlannedImage[] {
  return sources.map((source) => ({ source, use }));
}

/** What other sites show beside a link: 1200 × 630 pixels, cut from each source image. */
export function linkPreviews(...sources: readonly string[]): PlannedImage[] {
  return sources.map((source) => ({
    source,
    name: `${source}-link`,
    use: 'linkPreview',
    crop: { ratio: 1200 / 630, positionX: 50, positionY: 40 },
  }));
}

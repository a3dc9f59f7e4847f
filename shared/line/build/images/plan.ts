import type { UseName } from './uses';

/** A region in terms of CSS `object-fit: cover`. */
export interface Crop {
  ratio: number;
  positionX: number;
  /** Second value; default 0, the upper edge. */
  positionY?: number;
}

export interface PlannedImage {
  source: string;
  use: UseName;
  /** Result name, if different. */
  name?: string;
  crop?: Crop;
}

/** Exported by `images/plan.ts` as `plan`. */
export type ImagePlan = readonly PlannedImage[];

export function imagesFor(use: UseName, ...sources: readonly string[]): PlannedImage[] {
  return sources.map((source) => ({ source, use }));
}

/** Link previews: 1200 × 630 pixels. */
export function linkPreviews(...sources: readonly string[]): PlannedImage[] {
  return sources.map((source) => ({
    source,
    name: `${source}-link`,
    use: 'linkPreview',
    crop: { ratio: 1200 / 630, positionX: 50, positionY: 40 },
  }));
}

import type { ImageAsset } from '@site/ui/media';

/** What one project's own page says beyond its card. */
export interface ProjectText {
  /** Paragraphs. */
  introduction: readonly string[];
  /** Paragraphs. */
  amenities: readonly string[];
  /** Empty for all ten (DATA-04). */
  floor: readonly string[];
  /** The cover as it stands across the head of the project's page. */
  banner: ImageAsset;
  /** Which part of the banner's photograph stays in view, as an `object-position`. */
  bannerPosition?: string;
  /** For the gallery; may be empty. */
  supplementaryImages: readonly ImageAsset[];
}

import type { ImageAsset } from '@site/ui/media';

export interface ProjectText {
  introduction: readonly string[];
  amenities: readonly string[];
  /** Empty for all ten (DATA-04). */
  floor: readonly string[];
  /** The cover, cropped for the head of the project's page. */
  banner: ImageAsset;
  /** An `object-position`. */
  bannerPosition?: string;
  /** For the gallery; may be empty. */
  supplementaryImages: readonly ImageAsset[];
}

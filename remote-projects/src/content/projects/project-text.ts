import type { ImageAsset } from '@site/ui/media';

export interface ProjectText {
  introduction: readonly string[];
  amenities: readonly string[];
  floor: readonly string[];
  banner: ImageAsset;
  /** An `object-position`. */
  bannerPosition?: string;
  supplementaryImages: readonly ImageAsset[];
}

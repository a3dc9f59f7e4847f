import type { ImageAsset } from '@site/ui/media';
import {
  articleLakePark,
  articlePool,
  articleRoofs,
  articleScheme,
  articleStreet,
  articleTransit,
  blog1,
  blog1Upright,
  blog2,
  blog2Upright,
  blog3,
  blog3Upright,
  blog4,
  blog4Upright,
  blog5,
  blog5Upright,
  blog6,
  blog6Upright,
} from '../../images/manifest.json';

export interface ArticlePictures {
  image: ImageAsset;
  upright: ImageAsset;
  inside: ImageAsset;
}

export const articlePictures: Readonly<Record<number, ArticlePictures>> = {
  1: { image: blog1, upright: blog1Upright, inside: articleStreet },
  2: { image: blog2, upright: blog2Upright, inside: articleLakePark },
  3: { image: blog3, upright: blog3Upright, inside: articleTransit },
  4: { image: blog4, upright: blog4Upright, inside: articleScheme },
  5: { image: blog5, upright: blog5Upright, inside: articlePool },
  6: { image: blog6, upright: blog6Upright, inside: articleRoofs },
};

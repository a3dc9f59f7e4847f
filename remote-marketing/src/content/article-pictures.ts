import type { ImageAsset } from '@site/ui/media';
import { articleLakePark } from '../../images/article-lake-park';
import { articlePool } from '../../images/article-pool';
import { articleRoofs } from '../../images/article-roofs';
import { articleScheme } from '../../images/article-scheme';
import { articleStreet } from '../../images/article-street';
import { articleTransit } from '../../images/article-transit';
import { blog1 } from '../../images/blog-1';
import { blog1Upright } from '../../images/blog-1-upright';
import { blog2 } from '../../images/blog-2';
import { blog2Upright } from '../../images/blog-2-upright';
import { blog3 } from '../../images/blog-3';
import { blog3Upright } from '../../images/blog-3-upright';
import { blog4 } from '../../images/blog-4';
import { blog4Upright } from '../../images/blog-4-upright';
import { blog5 } from '../../images/blog-5';
import { blog5Upright } from '../../images/blog-5-upright';
import { blog6 } from '../../images/blog-6';
import { blog6Upright } from '../../images/blog-6-upright';

/** An article's own picture, the same cut for phones, and the second view inside its text. */
export interface ArticlePictures {
  image: ImageAsset;
  upright: ImageAsset;
  inside: ImageAsset;
}

/** By the article's id. No picture stands in two articles, and none of them on another page. */
export const articlePictures: Readonly<Record<number, ArticlePictures>> = {
  1: { image: blog1, upright: blog1Upright, inside: articleStreet },
  2: { image: blog2, upright: blog2Upright, inside: articleLakePark },
  3: { image: blog3, upright: blog3Upright, inside: articleTransit },
  4: { image: blog4, upright: blog4Upright, inside: articleScheme },
  5: { image: blog5, upright: blog5Upright, inside: articlePool },
  6: { image: blog6, upright: blog6Upright, inside: articleRoofs },
};

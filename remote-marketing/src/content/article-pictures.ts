import type { ImageAsset } from '@site/ui/media';
import { aboutSide } from '../../images/about-side';
import { bannerAgent } from '../../images/banner-agent';
import { bannerDiscover } from '../../images/banner-discover';
import { blog1 } from '../../images/blog-1';
import { blog2 } from '../../images/blog-2';
import { blog3 } from '../../images/blog-3';
import { blog4 } from '../../images/blog-4';
import { blog5 } from '../../images/blog-5';
import { blog6 } from '../../images/blog-6';
import { heroLanding } from '../../images/hero-landing';
import { promoPanel } from '../../images/promo-panel';

/** An article's own picture, and the second view inside its text. */
export interface ArticlePictures {
  image: ImageAsset;
  inside: ImageAsset;
}

/** By the article's id. */
export const articlePictures: Readonly<Record<number, ArticlePictures>> = {
  1: { image: blog1, inside: aboutSide },
  2: { image: blog2, inside: promoPanel },
  3: { image: blog3, inside: bannerAgent },
  4: { image: blog4, inside: blog2 },
  5: { image: blog5, inside: bannerDiscover },
  6: { image: blog6, inside: heroLanding },
};

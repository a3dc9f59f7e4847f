import { chakra } from '@site/ui/core';
import type { ImageAsset } from '@site/ui/media';
import { heroLanding, heroLandingTall } from '../../../images/manifest.json';

/** Upright phones get a cropped file: a third of the bytes at the same sharpness. */
const upright = '(max-width: 47.99rem) and (orientation: portrait)';

/** The largest element of the first screen, so it is fetched first. */
export function HeroPhoto() {
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={toSrcSet(heroLandingTall.avif)} sizes={uprightSizes} />
      <source media={upright} type="image/webp" srcSet={toSrcSet(heroLandingTall.webp)} sizes={uprightSizes} />
      <source type="image/avif" srcSet={toSrcSet(heroLanding.avif)} sizes={wideSizes} />
      <Photo
        src={heroLanding.webp.at(-1)?.url}
        alt={heroLanding.alt}
        htmlWidth={heroLanding.width}
        htmlHeight={heroLanding.height}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

/** The photograph fills the screen's height, so it can be wider than the window. */
const wideSizes = 'max(100vw, 178vh)';
const uprightSizes = 'max(100vw, 67vh)';

const Photo = chakra('img', {
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    objectPosition: { base: '46% 100%', md: '50% 100%' },
  },
});

function toSrcSet(sources: ImageAsset['avif']): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

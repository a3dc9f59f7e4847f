import type { ComponentProps } from 'react';

import { chakra } from '../core/styled';
import type { ImageAsset, ImageSource } from './image-asset';

const Base = chakra('img', {
  base: { display: 'block', width: 'full', objectFit: 'cover', bg: 'bg.sandDeep' },
});

export type PictureProps = Omit<ComponentProps<typeof Base>, 'src' | 'srcSet' | 'alt' | 'sizes'> & {
  image: ImageAsset;
  /** The room it takes on the page, as in the `sizes` attribute: the browser picks a file before it knows the layout. */
  sizes: string;
  /** Says what is to be seen; `''` where the picture only decorates. Default: the asset's own. */
  alt?: string;
  /** The first large picture of a page: fetched at once and before others. */
  priority?: boolean;
};

/**
 * A photograph: AVIF, or WebP where that is unknown, never moving the page when it arrives.
 * Cut it with `aspectRatio` and `objectPosition`.
 */
export function Picture({ image, sizes, alt = image.alt, priority = false, ...rest }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={toSrcSet(image.avif)} sizes={sizes} />
      <Base
        src={image.webp.at(-1)?.url}
        srcSet={toSrcSet(image.webp)}
        sizes={sizes}
        alt={alt}
        htmlWidth={image.width}
        htmlHeight={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        {...rest}
      />
    </picture>
  );
}

function toSrcSet(sources: readonly ImageSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

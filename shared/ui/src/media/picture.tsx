import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import type { ImageAsset, ImageSource } from './image-asset';

const Base = chakra('img', {
  base: { display: 'block', width: 'full', objectFit: 'cover', bg: 'bg.sandDeep' },
});

export type PictureProps = Omit<ComponentProps<typeof Base>, 'src' | 'srcSet' | 'alt' | 'sizes'> & {
  image: ImageAsset;
  /** The `sizes` attribute. */
  sizes: string;
  /** Another file for narrow screens, or where `media` says. */
  upright?: { image: ImageAsset; sizes: string; media?: string };
  /** `''` for decoration. Default: the asset's text. */
  alt?: string;
  priority?: boolean;
};

export function Picture({ image, sizes, upright, alt = image.alt, priority = false, ...rest }: PictureProps) {
  return (
    <picture>
      {upright &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={upright.media ?? PHONE}
            type={`image/${format}`}
            srcSet={toSrcSet(upright.image[format])}
            sizes={upright.sizes}
          />
        ))}
      <source type="image/avif" srcSet={toSrcSet(image.avif)} sizes={sizes} />
      <Base
        src={image.webp.at(-1)?.url}
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

const PHONE = '(max-width: 30rem)';

function toSrcSet(sources: readonly ImageSource[]): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

/** A file and its width in pixels. */
interface ImageSource {
  url: string;
  width: number;
}

/** A picture in several sizes, imported from `images/manifest.json`, which `npm run images` writes. */
export interface ImageAsset {
  avif: readonly ImageSource[];
  webp: readonly ImageSource[];
  /** Pixels of the largest file: reserves the space. */
  width: number;
  height: number;
  alt: string;
  /**
   * Main color, shown until the picture loads, e.g. `#49482c`. A string, because TypeScript reads no more from JSON.
   */
  color: string;
}

const Base = chakra('img', {
  base: { display: 'block', width: 'full', objectFit: 'cover', bg: 'bg.sandDeep' },
});

type PictureProps = Omit<ComponentProps<typeof Base>, 'src' | 'srcSet' | 'alt' | 'sizes'> & {
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

/**
 * `sizes` of a picture with `object-fit: cover`: in a box taller than its shape the picture is wider than the box.
 * `width` is the box's CSS width (`100vw`), `height` its height in pixels.
 */
export function coverSizes(image: ImageAsset, width: string, height: number): string {
  return `max(${width}, ${Math.ceil((height * image.width) / image.height)}px)`;
}

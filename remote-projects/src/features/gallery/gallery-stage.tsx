import type { MouseEvent, ReactNode } from 'react';
import { chakra } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';
import { useSwipe } from '../../components/use-swipe';

interface GalleryStageProps {
  images: readonly ImageAsset[];
  index: number;
  onOpen: (index: number) => void;
  onSwipe: (by: 1 | -1) => void;
  children: ReactNode;
}

export function GalleryStage({ images, index, onOpen, onSwipe, children }: GalleryStageProps) {
  const open = (event: MouseEvent, at: number) => {
    event.preventDefault();
    onOpen(at);
  };
  return (
    <Stage {...useSwipe(onSwipe)}>
      {images.map((image, at) => (
        <Slide
          key={at}
          href={image.avif.at(-1)?.url}
          aria-label={`Open large: ${image.alt}`}
          inert={at !== index}
          data-current={at === index || undefined}
          data-opens=""
          onClick={(event) => open(event, at)}
        >
          <Picture image={image} sizes={sizes} h="full" />
        </Slide>
      ))}
      {children}
    </Stage>
  );
}

const sizes = '(min-width: 1440px) 1040px, (min-width: 768px) 75vw, 92vw';

const Stage = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 10',
    borderRadius: 'card',
    overflow: 'hidden',
    bg: 'bg.sandDeep',
    touchAction: 'pan-y pinch-zoom',
  },
});

const Slide = chakra('a', {
  base: {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    cursor: 'zoom-in',
    transition: 'opacity 500ms',
    '&[data-current]': { opacity: 1 },
    // The stage would clip an outer ring.
    _focusVisible: {
      outlineOffset: '-6px',
      outlineWidth: '3px',
      outlineColor: 'white',
      boxShadow: 'inset 0 0 0 3px {colors.fg.default}',
    },
  },
});

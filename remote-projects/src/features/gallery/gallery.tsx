import type { KeyboardEvent } from 'react';
import { chakra, VisuallyHidden } from '@site/ui/core';
import type { ImageAsset } from '@site/ui/media';
import { GalleryControls } from './gallery-controls';
import { GalleryStage } from './gallery-stage';
import { Thumbnails } from './thumbnails';
import { useGallery, useHolds } from './use-gallery';

export interface GalleryProps {
  /** May be empty: renders nothing. One picture has no thumbnails and no controls. */
  images: readonly ImageAsset[];
  label: string;
  isCovered: boolean;
  onOpen: (index: number) => void;
}

export function Gallery(props: GalleryProps) {
  return props.images.length > 0 ? <FilledGallery {...props} /> : null;
}

function FilledGallery({ images, label, isCovered, onOpen }: GalleryProps) {
  const holds = useHolds();
  const gallery = useGallery(images.length, holds.isHeld || isCovered);
  const isSingle = images.length === 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (!by) return;
    event.preventDefault();
    gallery.step(by);
  };
  return (
    <Frame
      single={isSingle}
      aria-label={label}
      aria-roledescription="gallery"
      onKeyDown={onKeyDown}
      {...holds.handlers}
    >
      <GalleryStage images={images} index={gallery.index} onOpen={onOpen} onSwipe={gallery.step}>
        {!isSingle && <GalleryControls gallery={gallery} canRun={!holds.isStill} onStart={holds.release} />}
      </GalleryStage>
      {!isSingle && <Thumbnails images={images} index={gallery.index} onShow={gallery.show} />}
      {/* Announced only when the visitor changes the picture. */}
      <VisuallyHidden aria-live={gallery.isRunning ? 'off' : 'polite'}>
        Picture {gallery.index + 1} of {images.length}
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = chakra('section', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 150px', lg: 'minmax(0, 1fr) 220px' },
  },
  variants: {
    single: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr)' } } },
  },
});

import type { KeyboardEvent } from 'react';
import { chakra, VisuallyHidden } from '@site/ui/core';
import type { ImageAsset } from '@site/ui/media';
import { GalleryControls } from './gallery-controls';
import { GalleryStage } from './gallery-stage';
import { Thumbnails } from './thumbnails';
import { useGallery } from './use-gallery';
import { useHolds } from './use-holds';

export interface GalleryProps {
  /** May be empty: then there is nothing. One picture has neither thumbnails nor controls. */
  images: readonly ImageAsset[];
  /** What the pictures show, e.g. `Pictures of Lake City`. */
  label: string;
  /** Something else covers the pictures. */
  isCovered: boolean;
  /** Asks for one picture on the whole screen. */
  onOpen: (index: number) => void;
}

/** One large picture that changes every three seconds, and a thumbnail of each (PDET-14). */
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
      {/* Spoken when the visitor changes the picture, not when it changes by itself. */}
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

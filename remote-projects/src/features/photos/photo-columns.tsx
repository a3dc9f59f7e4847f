import type { MouseEvent } from 'react';
import { chakra } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';

export interface PhotoColumnsProps {
  photos: readonly ImageAsset[];
  onOpen: (index: number) => void;
}

const shown = 5;

export function PhotoColumns({ photos, onOpen }: PhotoColumnsProps) {
  const open = (event: MouseEvent, index: number) => {
    event.preventDefault();
    onOpen(index);
  };
  return (
    <Frame role="list" aria-label="Photos">
      {photos.slice(0, shown).map((photo, index) => (
        <Cell key={index}>
          <Photo
            href={photo.avif.at(-1)?.url}
            aria-label={`Open large: ${photo.alt}`}
            data-opens=""
            onClick={(event) => open(event, index)}
          >
            <Picture image={photo} sizes={index === 0 ? largeSizes : smallSizes} priority={index === 0} h="full" />
          </Photo>
        </Cell>
      ))}
    </Frame>
  );
}

const largeSizes = '(min-width: 1440px) 624px, (min-width: 768px) 48vw, 92vw';
const smallSizes = '(min-width: 1440px) 312px, (min-width: 768px) 24vw, 22vw';

const Frame = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '4' },
    marginTop: { base: '5', md: '6' },
    gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', md: '2fr 1fr 1fr' },
    gridTemplateRows: { md: 'repeat(2, minmax(0, 1fr))' },
    gridAutoFlow: { md: 'column' },
    // The price below is in the first screen.
    height: { md: 'min(420px, 56svh)', lg: 'min(560px, 56svh)' },
    borderRadius: 'panel',
    overflow: 'hidden',
  },
});

const Cell = chakra('li', {
  base: {
    minHeight: 0,
    aspectRatio: { base: '1', md: 'auto' },
    '&:first-of-type': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { md: '1 / 3' },
      aspectRatio: { base: '4 / 3', md: 'auto' },
    },
  },
});

const Photo = chakra('a', {
  base: {
    position: 'relative',
    display: 'block',
    height: 'full',
    cursor: 'zoom-in',
    // The frame would clip an outer ring.
    _focusVisible: {
      outline: '3px solid white',
      outlineOffset: '-6px',
      boxShadow: 'inset 0 0 0 3px {colors.fg.default}',
    },
  },
});

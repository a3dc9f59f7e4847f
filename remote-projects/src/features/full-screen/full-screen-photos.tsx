import { useEffect } from 'react';
import { Flex, IconButton, Stack, Text } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSwipe } from '../../components/use-swipe';
import { FullScreen } from './full-screen';

interface PhotoStageProps {
  photos: readonly ImageAsset[];
  index: number;
  onShow: (index: number) => void;
}

export interface FullScreenPhotosProps {
  photos: readonly ImageAsset[];
  label: string;
  /** `undefined`: closed. */
  opened: number | undefined;
  onOpen: (index: number | undefined) => void;
}

export function FullScreenPhotos({ photos, label, opened, onOpen }: FullScreenPhotosProps) {
  return (
    <FullScreen
      open={opened !== undefined}
      onClose={() => onOpen(undefined)}
      file={photos[opened ?? 0]?.avif.at(-1)?.url}
      label={label}
      dark
    >
      <PhotoStage photos={photos} index={opened ?? 0} onShow={onOpen} />
    </FullScreen>
  );
}

/** Buttons and arrow keys wrap around. */
function PhotoStage({ photos, index, onShow }: PhotoStageProps) {
  const step = (by: 1 | -1) => onShow((index + by + photos.length) % photos.length);
  useArrowKeys(step);
  const swipe = useSwipe(step);
  const photo = photos[index];
  if (!photo) return null;
  return (
    <Stack w="full" gap="4" touchAction="pan-y pinch-zoom" {...swipe}>
      <Picture
        key={index}
        image={photo}
        sizes="100vw"
        objectFit="contain"
        bg="transparent"
        h="calc(100dvh - 180px)"
        css={{ '@media (max-height: 30em)': { height: '100dvh' } }}
      />
      {photos.length > 1 && (
        <Flex
          alignItems="center"
          justifyContent="center"
          // Large text leaves room for both buttons.
          gap="min({spacing.5}, 6vw)"
          css={{
            '@media (max-height: 30em)': {
              position: 'absolute',
              insetInline: '4',
              bottom: '4',
              justifyContent: 'space-between',
            },
          }}
        >
          <IconButton aria-label="Previous picture" color="fg.onBrand" onClick={() => step(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <Text
            minWidth="min({spacing.16}, 25vw)"
            textAlign="center"
            css={{ '@media (max-height: 30em)': { paddingInline: '3', borderRadius: 'full', bg: 'bg.night' } }}
            aria-live="polite"
          >
            {index + 1} of {photos.length}
          </Text>
          <IconButton aria-label="Next picture" color="fg.onBrand" onClick={() => step(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </Flex>
      )}
    </Stack>
  );
}

/** On the window, because the focus may be on the dialog's close button. */
function useArrowKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

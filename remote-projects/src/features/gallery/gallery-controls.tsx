import { chakra, Flex, VisuallyHidden } from '@site/ui/core';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Gallery } from './use-gallery';

interface GalleryControlsProps {
  gallery: Gallery;
  canRun: boolean;
  onStart: () => void;
}

export function GalleryControls({ gallery, canRun, onStart }: GalleryControlsProps) {
  const { isStopped, step, setStopped } = gallery;
  const toggle = () => {
    setStopped(!isStopped);
    if (isStopped) onStart();
  };
  return (
    <Flex
      position="absolute"
      insetInline={{ base: '3', md: '5' }}
      bottom={{ base: '3', md: '5' }}
      gap="2"
      // Clicks between the buttons reach the link.
      pointerEvents="none"
    >
      <Control round aria-label="Previous picture" onClick={() => step(-1)}>
        <ChevronLeft size={20} aria-hidden />
      </Control>
      <Control round aria-label="Next picture" onClick={() => step(1)}>
        <ChevronRight size={20} aria-hidden />
      </Control>
      {canRun && (
        <Control onClick={toggle} marginInlineStart="auto">
          {isStopped ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
          <span>
            {isStopped ? 'Start' : 'Stop'}
            <VisuallyHidden> changing pictures</VisuallyHidden>
          </span>
        </Control>
      )}
    </Flex>
  );
}

const Control = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '10px',
      height: '11',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'bg.night/82',
      color: 'white',
      textStyle: 'detailSemibold',
      cursor: 'pointer',
      pointerEvents: 'auto',
      transition: 'background-color 150ms',
      _hover: { bg: 'bg.night' },
    },
    variants: { round: { true: { width: '11', paddingInline: 0 } } },
  },
  { defaultProps: { type: 'button' } },
);

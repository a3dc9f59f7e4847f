import { chakra, Flex } from '@site/ui/core';
import { Picture, type ImageAsset } from '@site/ui/media';

interface ThumbnailsProps {
  images: readonly ImageAsset[];
  index: number;
  onShow: (index: number) => void;
}

export function Thumbnails({ images, index, onShow }: ThumbnailsProps) {
  return (
    <Flex
      as="ul"
      flexDirection={{ base: 'row', md: 'column' }}
      gap={{ base: '3', md: '5' }}
      role="list"
      aria-label="Thumbnails"
    >
      {images.map((image, at) => (
        <Flex as="li" key={at} flex="1" minWidth="0" minHeight="0">
          <Thumbnail
            aria-label={`Picture ${at + 1}: ${image.alt}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onShow(at)}
          >
            <Picture image={image} sizes="220px" alt="" position="absolute" inset="0" h="full" />
          </Thumbnail>
        </Flex>
      ))}
    </Flex>
  );
}

const Thumbnail = chakra(
  'button',
  {
    base: {
      position: 'relative',
      width: 'full',
      aspectRatio: { base: '16 / 10', md: 'auto' },
      borderRadius: 'thumb',
      overflow: 'hidden',
      cursor: 'pointer',
      '&[aria-current]': { outline: '3px solid {colors.fg.default}', outlineOffset: '3px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';

import { coverSizes, Picture, type ImageAsset } from '../media/picture';
import { photoBox, photoLayer, scrimLayer, scrims } from '../media/scrim';

interface BannerProps {
  image: ImageAsset;
  upright: ImageAsset;
  title: string;
  text?: string;
  /** One primary button. */
  action: ReactNode;
  /** Pixels. */
  minHeight?: number;
}

export function Banner({ image, upright, title, text, action, minHeight = 400 }: BannerProps) {
  return (
    <Flex
      align="flex-end"
      borderRadius="panel"
      minHeight={`${minHeight}px`}
      {...photoBox}
      bg={image.color}
      _after={{ ...scrimLayer, background: { lg: scrims.banner } }}
    >
      <Picture
        image={image}
        sizes={coverSizes(image, 'min(92vw, 1280px)', minHeight)}
        upright={{ image: upright, sizes: coverSizes(upright, '92vw', minHeight) }}
        alt=""
        {...photoLayer}
      />
      <Box position="relative" width="full" padding={{ base: '32px 28px', md: '14' }} _before={above}>
        <Heading textStyle="h2" maxWidth={{ md: '548px' }}>
          {title}
        </Heading>
        {text && (
          <chakra.p textStyle="bannerText" color="fg.onPhotoMuted" marginTop="14px" maxWidth="44ch">
            {text}
          </chakra.p>
        )}
        <Box marginTop="8" maxWidth={{ md: '548px' }}>
          {action}
        </Box>
      </Box>
    </Flex>
  );
}

const above = { ...scrimLayer, top: '-120px', background: { base: scrims.bannerUpright, lg: 'none' } } as const;

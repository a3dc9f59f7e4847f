import { paths } from '@site/contracts';
import { CardFrame, CardLink } from '@site/ui/cards';
import { Box, chakra, Flex, Heading, type HeadingLevel } from '@site/ui/core';
import { coverSizes, photoBox, photoLayer, Picture, scrimLayer, scrims, type ImageAsset } from '@site/ui/media';
import { MapPin } from 'lucide-react';
import type { ProjectCardContent } from '../content/project-cards';
import { FavoriteHeart, type OnRemove } from './favorite-heart';

export interface ProjectCardProps {
  project: ProjectCardContent;
  /** Pixels: 374 in rows of four, 400 in rows of three (CARD-07). */
  height?: 374 | 400;
  level?: HeadingLevel;
  priority?: boolean;
  onRemove?: OnRemove;
}

export function ProjectCard({ project, height = 400, level = 3, priority, onRemove }: ProjectCardProps) {
  const { id, image, neighborhood, city } = project;
  return (
    <CardFrame action={<FavoriteHeart id={`project:${id}`} name={neighborhood} onRemove={onRemove} />}>
      <CardLink to={paths.project(id)} css={photo} minHeight={{ base: `${height}px`, _print: '240px' }}>
        <Picture image={image} sizes={sizesOf(image, height)} priority={priority} {...photoLayer} />
        <Words height={height}>
          <Heading as={`h${level}`} textStyle={height === 374 ? 'cardTitleSmall' : 'cardTitle'}>
            {neighborhood}
          </Heading>
          <Flex as="p" alignItems="center" gap="7px" marginTop="2" color="fg.onPhotoMuted" textStyle="detailMedium">
            <Box as={MapPin} boxSize="17px" color="brand.solid" aria-hidden />
            {city}
          </Flex>
        </Words>
      </CardLink>
    </CardFrame>
  );
}

function sizesOf(image: ImageAsset, height: 374 | 400): string {
  const widths = height === 374 ? { lg: '22vw', md: '46vw' } : { lg: '31vw', md: '31vw' };
  const size = (width: string) => coverSizes(image, width, height);
  return `(min-width: 64rem) ${size(`min(${widths.lg}, 405px)`)}, (min-width: 48rem) ${size(widths.md)}, (min-width: 40rem) ${size('46vw')}, ${size('92vw')}`;
}

const photo = {
  ...photoBox,
  justifyContent: 'flex-end',
  bg: 'bg.sandDeep',
  _after: { ...scrimLayer, background: scrims.card },
  '& img': { transition: 'transform 600ms {easings.reveal}' },
  '&:hover img': { transform: 'scale(1.03)' },
} as const;

const Words = chakra('div', {
  variants: { height: { 374: { padding: '5' }, 400: { padding: '6', paddingBottom: '22px' } } },
});

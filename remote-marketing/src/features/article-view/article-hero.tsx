import { MapPin } from 'lucide-react';
import { Box, Heading, HStack } from '@site/ui/core';
import { PhotoHero } from '@site/ui/cards';
import type { Article } from '../../content/articles';

export function ArticleHero({ article }: { article: Article }) {
  return (
    <PhotoHero image={article.image} upright={article.upright} height={{ base: 420, md: 520 }}>
      <HStack gap="2" mb="4" fontSize="1.125rem" fontWeight="semibold">
        <Box as={MapPin} boxSize="5" color="brand.solid" aria-hidden />
        {article.city}
      </HStack>
      <Heading as="h1" textStyle="h1" tabIndex={-1} maxW="20ch">
        {article.name}
      </Heading>
    </PhotoHero>
  );
}

import { MapPin } from 'lucide-react';
import { paths } from '@site/contracts';
import { PhotoHero } from '@site/ui/cards';
import { Box, ButtonLink, Heading, HStack, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { articleBody, type Article } from '../../content/articles';

export function ArticleHero({ article }: { article: Article }) {
  return (
    <PhotoHero image={article.image} upright={article.upright} height={{ base: 420, md: 520 }}>
      <HStack gap="2" mb="4" textStyle="largeSemibold">
        <Box as={MapPin} boxSize="5" color="brand.solid" aria-hidden />
        {article.city}
      </HStack>
      <Heading as="h1" textStyle="h1" tabIndex={-1} maxW="20ch">
        {article.name}
      </Heading>
    </PhotoHero>
  );
}

export function ArticleText({ article }: { article: Article }) {
  return (
    <div>
      <article aria-labelledby="article">
        <Picture image={article.inside} sizes="(min-width: 64rem) 808px, 100vw" aspectRatio="16/10" rounded="card" />
        <Heading id="article" mt={{ base: '10', md: '12' }} mb="28px">
          {article.name}
        </Heading>
        <Remark title="History" text={article.history} />
        <Remark title="Our view" text={article.review} />
        {articleBody.map((paragraph, index) => (
          <Box key={paragraph} mt={index ? '1.40625rem' : '10'}>
            <Text textStyle="reading" color={index ? 'fg.soft' : 'fg.default'}>
              {paragraph}
            </Text>
          </Box>
        ))}
      </article>
      <ButtonLink to={paths.projects} mt="10">
        See our projects
      </ButtonLink>
    </div>
  );
}

function Remark({ title, text }: { title: string; text: string }) {
  return (
    <Box mt="8">
      <Heading as="h3" textStyle="h3">
        {title}
      </Heading>
      <Text textStyle="reading" color="fg.soft" mt="3">
        {text}
      </Text>
    </Box>
  );
}

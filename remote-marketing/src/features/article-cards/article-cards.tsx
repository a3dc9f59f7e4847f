import { paths } from '@site/contracts';
import { CardFrame, CardGrid, CardLink } from '@site/ui/cards';
import { Box, chakra, Container, Flex, Heading, Section, SectionHead, Text } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { articleDate, articles, type Article } from '../../content/articles';

export function ArticleCards({ limit }: { limit?: number }) {
  return (
    <Section pt="0" aria-labelledby="articles">
      <Container>
        <SectionHead title="Blog" id="articles" />
        <CardGrid columns="landing" label="Blog">
          {articles.slice(0, limit).map((article) => (
            <BlogCard key={article.id} article={article} />
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}

function BlogCard({ article }: { article: Article }) {
  return (
    <CardFrame height="25rem">
      <CardLink to={paths.article(article.id)} variant="outline">
        <Picture image={article.image} sizes={SIZES} height="196px" flexShrink="0" />
        <Flex
          flexDirection="column"
          flex={1}
          minHeight={0}
          paddingInline={{ base: '6', md: '4', lg: '6' }}
          paddingBlock="18px"
        >
          <Published dateTime={articleDate.dateTime}>{articleDate.text}</Published>
          <Heading
            as="h3"
            textStyle="itemTitle"
            letterSpacing="-.018em"
            marginTop="5px"
            lineClamp={3}
            textWrap="balance"
          >
            {article.name}
          </Heading>
          <Text color="fg.muted" textStyle="cardLine" marginTop="5px" flexShrink={0} lineClamp={2}>
            {article.neighborhood}
          </Text>
          <Box
            as="span"
            marginTop="auto"
            color="fg.brand"
            textStyle="cardAction"
            textDecorationLine="underline"
            textDecorationThickness="1.5px"
            textUnderlineOffset="5px"
          >
            Read More
          </Box>
        </Flex>
      </CardLink>
    </CardFrame>
  );
}

const SIZES = '(min-width: 1440px) 405px, (min-width: 768px) 31vw, (min-width: 640px) 46vw, 92vw';

const Published = chakra('time', {
  base: { color: 'fg.muted', textStyle: 'date' },
});

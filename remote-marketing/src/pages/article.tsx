import { paths, type PageProps } from '@site/contracts';
import { ButtonLink, Container, Grid, Heading, Text } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { findArticle } from '../content/articles';
import { blog } from '../content/blog';
import { ArticleCards } from '../features/article-cards/article-cards';
import { ArticleHero } from '../features/article-view/article-hero';
import { ArticleText } from '../features/article-view/article-text';
import { RelatedArticles } from '../features/related-articles/related-articles';

export default function ArticlePage({ params }: PageProps) {
  const article = findArticle(params.id);
  if (!article) return <UnknownArticle />;
  return (
    <>
      <ArticleHero article={article} />
      <Container pt={{ base: '14', lg: '24' }} pb="section">
        <Grid templateColumns={{ lg: 'minmax(0,1fr) 376px' }} gap={{ base: '16', lg: '24' }} alignItems="start">
          <ArticleText article={article} />
          <RelatedArticles key={article.id} currentId={article.id} />
        </Grid>
      </Container>
    </>
  );
}

function UnknownArticle() {
  const { title, text, action } = blog.unknown;
  return (
    <>
      <ParcelStage plot="missing">
        <Heading as="h1" textStyle="h1" tabIndex={-1}>
          {title}
        </Heading>
        <Text textStyle="lead" color="fg.muted" mt="6">
          {text}
        </Text>
        <ButtonLink to={paths.blog} size="lg" mt="10">
          {action}
        </ButtonLink>
      </ParcelStage>
      <ArticleCards limit={3} />
    </>
  );
}

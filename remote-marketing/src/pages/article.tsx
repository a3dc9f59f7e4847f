import { paths, type PageProps } from '@site/contracts';
import { ButtonLink, Container, Grid } from '@site/ui/core';
import { ParcelStage } from '@site/ui/media';
import { findArticle } from '../content/articles';
import { ArticleCards } from '../features/article-cards/article-cards';
import { ArticleHero, ArticleText } from '../features/article-view/article-view';
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
  return (
    <>
      <ParcelStage
        plot="missing"
        title="We could not find this article"
        text="The address may be old or mistyped. All six articles are in the blog."
      >
        <ButtonLink to={paths.blog} size="lg">
          Back to the blog
        </ButtonLink>
      </ParcelStage>
      <ArticleCards limit={3} />
    </>
  );
}

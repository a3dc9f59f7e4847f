import { paths } from '@site/contracts';
import { CardGrid } from '@site/ui/cards';
import { Container, Section, SectionHead } from '@site/ui/core';
import { articleDate } from '../../content/article-body';
import { articles } from '../../content/articles';
import { blog } from '../../content/blog';
import { BlogCard } from './blog-card';

export function ArticleCards({ limit }: { limit?: number }) {
  return (
    <Section tight aria-labelledby="articles">
      <Container>
        <SectionHead title={blog.list} id="articles" />
        <CardGrid columns="landing" label={blog.list}>
          {articles.slice(0, limit).map(({ id, image, name, neighborhood }) => (
            <BlogCard
              key={id}
              to={paths.article(id)}
              image={image}
              date={articleDate.text}
              dateTime={articleDate.dateTime}
              title={name}
              teaser={neighborhood}
            />
          ))}
        </CardGrid>
      </Container>
    </Section>
  );
}

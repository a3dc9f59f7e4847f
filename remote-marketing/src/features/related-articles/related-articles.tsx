import { useState } from 'react';
import { paths } from '@site/contracts';
import { Link } from '@site/runtime/router';
import { Box, chakra, Heading, Text } from '@site/ui/core';
import { Field, SearchInput } from '@site/ui/forms';
import { Picture } from '@site/ui/media';
import { articleDate, articles, type Article } from '../../content/articles';

export function RelatedArticles({ currentId }: { currentId: number }) {
  const [typed, setTyped] = useState('');
  const found = matchArticles(typed);
  return (
    <aside aria-label="Related Blogs">
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field label="Search Blog">
          <SearchInput placeholder="Search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </Field>
      </form>
      <Heading textStyle="h3" letterSpacing="-.016em" mt={{ base: '8', lg: '12' }}>
        Related Blogs
      </Heading>
      <Text role="status" textStyle="small" color="fg.muted" mt="1">
        {typed.trim() && countOf(found.length, typed.trim())}
      </Text>
      <Box
        as="ul"
        listStyle="none"
        display={{ md: 'grid', lg: 'block' }}
        gridTemplateColumns="1fr 1fr"
        columnGap="8"
        role="list"
      >
        {found.map((article) => (
          <RelatedArticle key={article.id} article={article} isCurrent={article.id === currentId} />
        ))}
      </Box>
    </aside>
  );
}

function countOf(count: number, typed: string): string {
  if (count === 0) return `No article matches “${typed}”.`;
  return `${count} ${count === 1 ? 'article matches' : 'articles match'} “${typed}”.`;
}

function matchArticles(typed: string): readonly Article[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return articles.filter(({ name, neighborhood, city }) => {
    const text = fold(`${name} ${neighborhood} ${city}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function RelatedArticle({ article, isCurrent }: { article: Article; isCurrent: boolean }) {
  return (
    <Box as="li" borderBottom="1px solid {colors.border.hairline}">
      <Row to={paths.article(article.id)} aria-current={isCurrent ? 'page' : undefined}>
        <div>
          <Picture image={article.image} sizes="104px" alt="" h="84px" rounded="control" />
        </div>
        <span>
          <Box as="span" display="block" textStyle="detailSemibold" letterSpacing="-.008em">
            {article.name}
          </Box>
          <Published dateTime={articleDate.dateTime}>{articleDate.text}</Published>
        </span>
      </Row>
    </Box>
  );
}

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: '18px',
    alignItems: 'center',
    py: '18px',
    _currentPage: { bg: 'bg.sand', marginInline: '-3', paddingInline: '3', borderRadius: 'control' },
    '&:hover span > span': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '4px',
    },
  },
});

const Published = chakra('time', {
  base: { color: 'fg.muted', textStyle: 'caption' },
});

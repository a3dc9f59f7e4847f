import { useState } from 'react';
import { Box, Heading, Text } from '@site/ui/core';
import { Field, SearchInput } from '@site/ui/forms';
import { articles } from '../../content/articles';
import { blog } from '../../content/blog';
import { matchArticles } from './match-articles';
import { RelatedArticle } from './related-article';

export function RelatedArticles({ currentId }: { currentId: number }) {
  const [typed, setTyped] = useState('');
  const found = matchArticles(articles, typed);
  return (
    <aside aria-label={blog.related}>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <Field label={blog.search}>
          <SearchInput placeholder="Search" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
        </Field>
      </form>
      <Heading textStyle="h3" letterSpacing="-.016em" mt={{ base: '8', lg: '12' }}>
        {blog.related}
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

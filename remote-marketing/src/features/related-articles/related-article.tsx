import { paths } from '@site/contracts';
import { Link } from '@site/runtime/router';
import { Box, chakra } from '@site/ui/core';
import { Picture } from '@site/ui/media';
import { articleDate } from '../../content/article-body';
import type { Article } from '../../content/articles';

export function RelatedArticle({ article, isCurrent }: { article: Article; isCurrent: boolean }) {
  return (
    <Box as="li" borderBottom="1px solid {colors.border.hairline}">
      <Row to={paths.article(article.id)} aria-current={isCurrent ? 'page' : undefined}>
        <div>
          <Picture image={article.image} sizes="104px" alt="" h="84px" rounded="control" />
        </div>
        <span>
          <Box
            as="span"
            display="block"
            fontSize=".9375rem"
            fontWeight="semibold"
            lineHeight={1.4}
            letterSpacing="-.008em"
          >
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
    '&:hover span > span': {
      textDecorationLine: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '4px',
    },
  },
});

const Published = chakra('time', {
  base: { color: 'fg.muted', fontSize: '.875rem', fontWeight: 'medium' },
});

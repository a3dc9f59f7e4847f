import type { Article } from '../../content/articles';

export function matchArticles(articles: readonly Article[], typed: string): readonly Article[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return articles.filter(({ name, neighborhood, city }) => {
    const text = fold(`${name} ${neighborhood} ${city}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

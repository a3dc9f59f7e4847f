import { articlePictures, type ArticlePictures } from './article-pictures';
import { articleTexts, type ArticleText } from './article-texts';

export type Article = ArticleText & ArticlePictures;

export const articles: readonly Article[] = articleTexts.map((text) => ({ ...text, ...picturesOf(text.id) }));

/** `id` as in the address: `01` is not `1`. */
export function findArticle(id: string | undefined): Article | undefined {
  return articles.find((article) => String(article.id) === id);
}

function picturesOf(id: number): ArticlePictures {
  const pictures = articlePictures[id];
  if (!pictures) throw new Error(`Article ${id} has no picture.`);
  return pictures;
}

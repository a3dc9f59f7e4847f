import type { DocumentHead } from './head';

export const previewProperties = [
  'og:type',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'twitter:card',
] as const;

type Property = (typeof previewProperties)[number];

/** Other sites read only absolute addresses. */
export function linkPreview({ canonical, image, about }: DocumentHead, siteUrl: string): [Property, string][] {
  if (!siteUrl || canonical === undefined) return [];
  const picture: [Property, string][] = image
    ? [
        ['og:image', siteUrl + image],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['twitter:card', 'summary_large_image'],
      ]
    : [];
  return [
    ['og:type', about?.type === 'BlogPosting' ? 'article' : 'website'],
    ['og:url', siteUrl + canonical],
    ...picture,
  ];
}

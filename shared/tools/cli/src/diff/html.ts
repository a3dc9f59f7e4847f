import { type Comparison, isEqual, type ScreenChange } from '@site/delivery/compare';
import type { PartCommits } from './commits';
import { groupPages, nameOf, stateOf, unseenLines, unseenTitle } from './text';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 1100px; margin: 0 auto; padding: 24px }
h1 { font-size: 24px } h2 { font-size: 20px; margin-top: 32px } h3 { font-size: 16px; margin: 24px 0 8px }
.screens { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }
figure { margin: 0 } img { max-width: 100%; border: 1px solid currentColor } code { font-size: 14px }
`;

export function comparisonHtml(comparison: Comparison, commits: readonly PartCommits[]): string {
  const { before, after, parts, contracts, site, pages, unopened } = comparison;
  const title = `${before} → ${after}`;
  const groups = groupPages(pages).map(
    ({ first, paths }) =>
      `<h3>${text(nameOf(paths))}: ${text(stateOf(first))}</h3>${list(first.changes.map(({ sentence }) => sentence))}${first.screens.map(pictures).join('')}`,
  );
  const unseen = unseenLines(pages);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${text(title)}</title><style>${style}</style></head><body><main><h1>${text(title)}</h1>
${isEqual(comparison) ? '<p>Both sides are equal.</p>' : ''}
${section('Parts', list(parts.map((part) => `${part.part}: ${part.before ?? 'not there'} → ${part.after ?? 'retired'}`)) + commits.map((each) => `<h3>Commits of ${text(each.part)}</h3>${list([...each.commits, ...(each.note ? [`(${each.note})`] : [])])}`).join(''), parts.length)}
${section('Contracts', list(contracts), contracts.length)}
${section('Site', list(site), site.length)}
${section('Pages', groups.join(''), groups.length)}
${section(unseenTitle, list(unseen), unseen.length)}
${unopened > 0 ? `<p>${unopened} changed pages were not opened: whether they look different is not known.</p>` : ''}
</main></body></html>
`;
}

function pictures({ name, width, images }: ScreenChange): string {
  if (!images) return '';
  const figure = (label: string, png: Buffer) =>
    `<figure><img src="data:image/png;base64,${png.toString('base64')}" alt="${text(`${label}, ${name}`)}"><figcaption>${text(label)}</figcaption></figure>`;
  return `<p>${text(name)}, ${width} px</p><div class="screens">${figure('before', images.before)}${figure('after', images.after)}${figure('difference', images.difference)}</div>`;
}

function section(title: string, html: string, count: number): string {
  return count > 0 ? `<h2>${title}</h2>${html}` : '';
}

function list(items: readonly string[]): string {
  return items.length > 0 ? `<ul>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>` : '';
}

/** Sentences quote page contents. */
function text(value: string): string {
  return value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

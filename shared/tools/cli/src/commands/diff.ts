import { writeFile } from 'node:fs/promises';
import { compareCompositions, type Comparison, isEqual } from '@site/delivery/compare';
import { locateBrowser } from '../browser';
import { listCommits, type PartCommits } from '../diff/commits';
import { comparisonHtml } from '../diff/html';
import { findSide } from '../diff/sides';
import { comparisonLines } from '../diff/text';
import { type CommonOptions, openContext } from '../context';

export interface DiffOptions extends Pick<CommonOptions, 'json'> {
  html?: string;
  /** `false` for `--without-browser`. */
  browser?: boolean;
}

/** `npx manzil diff [<a> <b>]`: all differences of two compositions; default previous and live. Exits with 0. */
export async function diff(before = 'previous', after = 'live', options: DiffOptions = {}): Promise<void> {
  const { storage, progress, readConfig } = await openContext({ ...options, isReadOnly: true });
  const context = { storage, config: await readConfig() };
  const [one, other] = [await findSide(context, before), await findSide(context, after)];
  const browserPath = options.browser === false ? undefined : locateBrowser();
  if (!browserPath)
    progress.say('pages are not opened in a browser: screenshots and the accessibility tree are not compared');
  const comparison = await compareCompositions({
    before: one,
    after: other,
    browserPath,
    say: (line) => progress.say(line),
  });
  const commits = await listCommits({ before: one.storage, after: other.storage }, comparison.parts);
  if (options.html) await writeFile(options.html, comparisonHtml(comparison, commits));
  if (options.json) console.log(JSON.stringify(withoutImages(comparison, commits)));
  else for (const line of comparisonLines(comparison, commits)) console.log(line);
  if (options.html) progress.say(`wrote ${options.html}`);
}

function withoutImages(comparison: Comparison, commits: readonly PartCommits[]) {
  const pages = comparison.pages.map((page) => ({
    ...page,
    screens: page.screens.map(({ images: _, ...screen }) => screen),
  }));
  return { isEqual: isEqual(comparison), ...comparison, pages, commits };
}

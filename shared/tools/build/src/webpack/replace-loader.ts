import type { LoaderContext } from 'webpack';

/** A text in a library file and its replacement (`shared/docs/patches.md`). */
export interface Replacement {
  from: string;
  to: string;
}

/** Loader: replaces all occurrences. Throws without any. */
// eslint-disable-next-line no-restricted-syntax -- webpack calls the default export of a loader.
export default function replaceText(this: LoaderContext<Replacement>, source: string): string {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} no longer has "${from}" (shared/docs/patches.md).`);
  return source.replaceAll(from, to);
}

const withPrefixer = 'defaultStylisPlugins = [prefixer]';

/**
 * Loader for `@emotion/cache`: caches are without Emotion's own prefixes unless they name plugins, so that the minifier drops the
 * prefixer, which every page would load. `createStyleCache` of `@site/ui` names its own.
 */
// eslint-disable-next-line no-restricted-syntax -- webpack calls the default export of a loader.
export default function withoutPrefixes(source: string): string {
  if (!source.includes(withPrefixer)) throw new Error('@emotion/cache no longer has its prefixer where it is taken out (shared/docs/patches.md).');
  return source.replace(withPrefixer, 'defaultStylisPlugins = []');
}

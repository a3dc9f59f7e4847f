import { Parser } from 'htmlparser2';
import type { ModuleId } from '@site/contracts';
import { hydrateAttribute, moduleAttribute } from '@site/runtime/names';

export interface PageWeight {
  /** Bytes after brotli. */
  html: number;
  scripts: readonly string[];
  /** Other URLs. Excludes lazy and responsive pictures, which depend on layout. */
  others: readonly string[];
  onLoad: readonly ModuleId[];
  /** Whether each module waits for an interaction. */
  isWaiting: boolean;
}

/** @param compressed Bytes of the document after brotli. */
export function readPageWeight(html: string, compressed: number): PageWeight {
  const [scripts, others, onLoad] = [new Set<string>(), new Set<string>(), new Set<ModuleId>()];
  let isInPicture = false;
  const parser = new Parser({
    onopentag(name, { src, href, rel, as, loading, srcset, [moduleAttribute]: module, [hydrateAttribute]: hydrate }) {
      if (module && !hydrate) onLoad.add(module as ModuleId);
      if (name === 'script' && src) scripts.add(src);
      if (name === 'link' && href && rel === 'preload') (as === 'script' ? scripts : others).add(href);
      if (name === 'link' && href && rel === 'stylesheet') others.add(href);
      if (name === 'picture') isInPicture = true;
      if (name === 'img' && src && !srcset && !isInPicture && loading !== 'lazy') others.add(src);
    },
    onclosetag(name) {
      if (name === 'picture') isInPicture = false;
    },
  });
  parser.end(html);
  return {
    html: compressed,
    scripts: [...scripts],
    others: [...others],
    onLoad: [...onLoad],
    isWaiting: onLoad.size === 0,
  };
}

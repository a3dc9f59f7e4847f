import { Parser } from 'htmlparser2';
import type { ModuleId } from '@site/contracts';
import { hydrateAttribute, moduleAttribute } from '@site/hydration/names';

/** What a document makes a browser ask for before a visitor does anything. */
export interface PageWeight {
  /** Size of the document after brotli. */
  html: number;
  /** URLs of the scripts that it starts or preloads. */
  scripts: readonly string[];
  /**
   * URLs of everything else that it asks for by itself; pictures that are lazy or in several sizes are not known before
   * a browser lays the page out.
   */
  others: readonly string[];
  /** Modules that hydrate on load. */
  onLoad: readonly ModuleId[];
  /** Whether each module of the page waits for its visitor. */
  isWaiting: boolean;
}

/** @param compressed Size of the document after brotli. */
export function readPageWeight(html: string, compressed: number): PageWeight {
  const [scripts, others, onLoad] = [new Set<string>(), new Set<string>(), new Set<ModuleId>()];
  const parser = new Parser({
    onopentag(name, { src, href, rel, as, loading, srcset, [moduleAttribute]: module, [hydrateAttribute]: hydrate }) {
      if (module && !hydrate) onLoad.add(module as ModuleId);
      if (name === 'script' && src) scripts.add(src);
      if (name === 'link' && href && rel === 'preload') (as === 'script' ? scripts : others).add(href);
      if (name === 'link' && href && rel === 'stylesheet') others.add(href);
      if (name === 'img' && src && !srcset && loading !== 'lazy') others.add(src);
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

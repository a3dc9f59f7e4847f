import { Parser } from 'htmlparser2';
import type { ModuleId } from '@site/contracts';
import { hydrateAttribute, moduleAttribute } from '@site/runtime/names';
import type { WeighedPage } from '../check';

/** @param compressed Bytes of the document after brotli. */
export function readPageWeight(html: string, compressed: number): WeighedPage {
  const [scripts, others] = [new Set<string>(), new Set<string>()];
  const [modules, onLoad] = [new Set<ModuleId>(), new Set<ModuleId>()];
  let isInPicture = false;
  const parser = new Parser({
    onopentag(name, { src, href, rel, as, loading, srcset, [moduleAttribute]: module, [hydrateAttribute]: hydrate }) {
      if (module) modules.add(module as ModuleId);
      if (module && !hydrate) onLoad.add(module as ModuleId);
      if (name === 'script' && src) scripts.add(src);
      if (name === 'link' && href && rel === 'preload') (as === 'script' ? scripts : others).add(href);
      if (name === 'link' && href && rel === 'stylesheet') others.add(href);
      if (name === 'picture') isInPicture = true;
      // Lazy and responsive pictures depend on the layout.
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
    modules: [...modules],
    onLoad: [...onLoad],
  };
}

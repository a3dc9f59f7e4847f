import type { ModuleId } from '@site/contracts';
import { moduleAttribute, partAttribute } from '@site/runtime/names';
import { Parser } from 'htmlparser2';
import { shortLink } from '../release';

export interface WeighedPage {
  /** Bytes after brotli. */
  html: number;
  /** Scripts and other files that the document names. */
  scripts: readonly string[];
  others: readonly string[];
  modules: readonly ModuleId[];
}

export interface PageFacts {
  /** Internal addresses of links and forms, as {@link shortLink}, by the part that rendered them. */
  links: Record<string, string[]>;
  parts: string[];
  weight: WeighedPage;
}

/**
 * Reads a document. The part of an element is its nearest ancestor that names one, otherwise the shell.
 *
 * @param compressed Bytes of the document after brotli.
 */
export function readPageFacts(html: string, compressed: number): PageFacts {
  const links = new Map<string, Set<string>>();
  const [parts, scripts, others] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const modules = new Set<ModuleId>();
  const open = [{ part: 'shell', isInPicture: false }];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, href, rel, as, loading, srcset, [moduleAttribute]: module } = attributes;
      const around = open.at(-1) ?? open[0]!; // the shell is never closed
      const own = attributes[partAttribute]?.split('@')[0];
      const part = own ?? around.part;
      open.push({ part, isInPicture: around.isInPicture || name === 'picture' });
      if (own) parts.add(own);
      const link = shortLink(addressIn(name, attributes) ?? '');
      if (link) links.set(part, (links.get(part) ?? new Set()).add(link));
      if (module) modules.add(module as ModuleId);
      if (name === 'script' && src) scripts.add(src);
      if (name === 'link' && href && rel === 'preload') (as === 'script' ? scripts : others).add(href);
      if (name === 'link' && href && rel === 'stylesheet') others.add(href);
      // Lazy and responsive pictures depend on the layout.
      if (name === 'img' && src && !srcset && !around.isInPicture && loading !== 'lazy') others.add(src);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return {
    links: Object.fromEntries([...links].map(([part, found]) => [part, [...found].sort()])),
    parts: [...parts],
    weight: { html: compressed, scripts: [...scripts], others: [...others], modules: [...modules] },
  };
}

/** Target of a link, or of a form sent without its handler. */
function addressIn(name: string, { href, action, formaction }: Readonly<Record<string, string>>): string | undefined {
  return name === 'a' ? href : name === 'form' ? action : formaction;
}

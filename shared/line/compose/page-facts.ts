import { partAttribute } from '@site/runtime/names';
import { Parser } from 'htmlparser2';
import { shortLink } from '../release';

export interface PageFacts {
  /** Internal addresses of links and forms, as {@link shortLink}, by the part that rendered them. */
  links: Record<string, string[]>;
  parts: string[];
}

/** Reads `#root`. The part of an element is its nearest ancestor that names one, otherwise the shell. */
export function readPageFacts(html: string): PageFacts {
  const links = new Map<string, Set<string>>();
  const parts = new Set<string>();
  const open = ['shell'];
  const parser = new Parser({
    onopentag(name, attributes) {
      const own = attributes[partAttribute]?.split('@')[0];
      const part = own ?? open.at(-1) ?? 'shell';
      open.push(part);
      if (own) parts.add(own);
      const link = shortLink(addressIn(name, attributes) ?? '');
      if (link) links.set(part, (links.get(part) ?? new Set()).add(link));
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return {
    links: Object.fromEntries([...links].map(([part, found]) => [part, [...found].sort()])),
    parts: [...parts],
  };
}

/** Target of a link, or of a form sent without its handler. */
function addressIn(name: string, { href, action, formaction }: Readonly<Record<string, string>>): string | undefined {
  return name === 'a' ? href : name === 'form' ? action : formaction;
}

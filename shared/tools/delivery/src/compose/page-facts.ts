import { partAttribute } from '@site/hydration/names';
import { Parser } from 'htmlparser2';

/** What the rendered HTML of a page says about itself. */
export interface PageFacts {
  /** Addresses of this site to which a page links or sends forms, without query and hash, by the part that drew it. */
  links: Record<string, string[]>;
  /** Parts that have drawn something on the page, the shell not among them. */
  parts: string[];
  /** Number of `h1` elements. */
  headings: number;
  /** Whether the parts have drawn a text or a picture. */
  hasContent: boolean;
  /** What the content security policy forbids, in words, by the part that drew it. */
  forbidden: { part: string; what: string }[];
  /** Addresses of pictures, frames and other media, by the part that shows them. */
  media: { part: string; url: string; isFrame: boolean }[];
}

const mediaAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  iframe: ['src'],
};

/** Reads what the parts have drawn inside `#root`. A part is the nearest element that names one, or the shell. */
export function readPageFacts(html: string): PageFacts {
  const links = new Map<string, Set<string>>();
  const facts: PageFacts = { links: {}, parts: [], headings: 0, hasContent: false, forbidden: [], media: [] };
  const open = ['shell'];
  const parser = new Parser({
    onopentag(name, attributes) {
      const part = attributes[partAttribute]?.split('@')[0] ?? open.at(-1) ?? 'shell';
      open.push(part);
      if (attributes[partAttribute] && !facts.parts.includes(part)) facts.parts.push(part);
      if (name === 'h1') facts.headings += 1;
      if (name === 'img' && part !== 'shell') facts.hasContent = true;
      const [, path] = /^(\/(?!\/)[^#?]*)/.exec(addressIn(name, attributes) ?? '') ?? [];
      if (path) links.set(part, (links.get(part) ?? new Set()).add(path));
      facts.forbidden.push(...forbiddenIn(name, attributes).map((what) => ({ part, what })));
      facts.media.push(...mediaIn(name, attributes).map((url) => ({ part, url, isFrame: name === 'iframe' })));
    },
    ontext(text) {
      if (text.trim() && open.at(-1) !== 'shell') facts.hasContent = true;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return { ...facts, links: Object.fromEntries([...links].map(([part, found]) => [part, [...found].sort()])) };
}

/** Where an element leads: a link, or a form when it is sent without its handler. */
function addressIn(name: string, { href, action, formaction }: Readonly<Record<string, string>>): string | undefined {
  return name === 'a' ? href : name === 'form' ? action : formaction;
}

function forbiddenIn(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
  const form = name === 'form' ? attributes.action : attributes.formaction;
  return [
    ...(/^([a-z]+:)?\/\//i.test(form ?? '') ? [`a form that is sent to ${form}`] : []),
    ...('style' in attributes ? [`a style attribute on <${name}> (${attributes.style})`] : []),
    ...handlers.map((handler) => `an inline script (${handler} on <${name}>)`),
    ...(name === 'script' && !/json$/.test(attributes.type ?? '') ? ['a <script> element'] : []),
    ...(name === 'style' ? ['a <style> element'] : []),
  ];
}

/** A comma within a `data:` address has no space behind it, and no width or density before it. */
const betweenCandidates = /,\s+|(?<=\s[\d.]+[wx]),/;

function mediaIn(name: string, attributes: Readonly<Record<string, string>>): string[] {
  return (mediaAttributes[name] ?? []).flatMap((attribute) => {
    const value = attributes[attribute];
    if (!value) return [];
    return attribute === 'srcset'
      ? value.split(betweenCandidates).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : [value];
  });
}

import { partAttribute } from '@site/runtime/names';
import { Parser } from 'htmlparser2';
import { shortLink } from '../release';

export interface PageFacts {
  /** Internal addresses of links and forms, as {@link shortLink}, by the part that rendered them. */
  links: Record<string, string[]>;
  parts: string[];
  headings: number;
  /** Whether parts rendered text or a picture. */
  hasContent: boolean;
  /** Violations of the content security policy, as phrases, by part. */
  forbidden: { part: string; what: string }[];
  /** Media addresses by part. */
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

/** Reads `#root`. The part of an element is its nearest ancestor that names one, otherwise the shell. */
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
      const link = shortLink(addressIn(name, attributes) ?? '');
      if (link) links.set(part, (links.get(part) ?? new Set()).add(link));
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

/** Target of a link, or of a form sent without its handler. */
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

/** A comma inside a `data:` URL has no space after it and no width or density before it. */
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

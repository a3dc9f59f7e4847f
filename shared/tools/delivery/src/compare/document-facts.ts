import { Parser } from 'htmlparser2';

/** Facts for visitors, search engines and assistive technology, in document order. */
export interface DocumentFacts {
  title: string;
  /** `description: …`, `og:image: …`, `canonical: …`, `lang: en`. */
  head: readonly string[];
  /** `h2 Plans`. */
  headings: readonly string[];
  /** `“Plans” to /pricing`. */
  links: readonly string[];
  /** `“Two people” (/_/agency/team.avif)`, alternative text first. */
  pictures: readonly string[];
  /** Labels, values and placeholders. */
  controls: readonly string[];
  texts: readonly string[];
  /** JSON-LD. */
  structuredData: readonly string[];
  /** Contents of `<style>`. */
  styles: readonly string[];
  scripts: readonly string[];
}

const neverShown = new Set(['script', 'style', 'template', 'noscript', 'head']);
const labels = ['placeholder', 'aria-label', 'value'];

type Attributes = Readonly<Record<string, string>>;

interface Open {
  name: string;
  words: string[];
  attributes: Attributes;
}

export function readDocumentFacts(html: string): DocumentFacts {
  const lists: Record<Exclude<keyof DocumentFacts, 'title'>, string[]> = {
    head: [],
    headings: [],
    links: [],
    pictures: [],
    controls: [],
    texts: [],
    structuredData: [],
    styles: [],
    scripts: [],
  };
  const open: Open[] = [];
  let title = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ name, words: [], attributes });
      lists.head.push(...headOf(name, attributes));
      if (name === 'img') lists.pictures.push(`“${attributes.alt ?? ''}” (${attributes.src ?? ''})`);
      if (name === 'script' && attributes.src) lists.scripts.push(attributes.src);
      if (name === 'link' && /^(modulepreload|preload)$/.test(attributes.rel ?? ''))
        lists.scripts.push(attributes.href ?? '');
      for (const label of labels) if (attributes[label]) lists.controls.push(`${label}: ${attributes[label]}`);
    },
    ontext(text) {
      const words = text.replace(/\s+/g, ' ').trim();
      if (!words) return;
      for (const each of open) each.words.push(words);
      const hidden = open.find(({ name }) => neverShown.has(name));
      if (!hidden) lists.texts.push(words);
    },
    onclosetag(name) {
      const closed = open.pop();
      if (!closed) return;
      const words = closed.words.join(' ');
      if (name === 'title' && !title) title = words;
      if (/^h[1-6]$/.test(name)) lists.headings.push(`${name} ${words}`);
      if (name === 'a' && closed.attributes.href !== undefined)
        lists.links.push(`“${words}” to ${closed.attributes.href}`);
      if (name === 'style') lists.styles.push(words);
      if (name === 'script' && closed.attributes.type === 'application/ld+json') lists.structuredData.push(words);
    },
  });
  parser.end(html);
  return { title, ...lists };
}

function headOf(name: string, { lang, rel, href, content, ...attributes }: Attributes): string[] {
  if (name === 'html') return lang ? [`lang: ${lang}`] : [];
  if (name === 'link') return rel && !/preload|stylesheet/.test(rel) ? [`${rel}: ${href ?? ''}`] : [];
  const of = attributes.name ?? attributes.property;
  return name === 'meta' && of ? [`${of}: ${content ?? ''}`] : [];
}

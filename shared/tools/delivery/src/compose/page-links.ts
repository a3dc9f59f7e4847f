/** Elements that have no end tag. */
const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const tags = /<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

/**
 * Addresses of this site that rendered HTML links to, without query and hash, by the part that drew
 * the link: the nearest element with `data-part`, or the shell.
 */
export function linksByPart(html: string): Record<string, string[]> {
  const links = new Map<string, Set<string>>();
  const open: string[] = ['shell'];
  for (const [, slash, name = '', attributes = '', closed] of html.matchAll(tags)) {
    if (slash) {
      if (open.length > 1) open.pop();
      continue;
    }
    const part = /\sdata-part="([^"@]+)/.exec(attributes)?.[1] ?? open.at(-1) ?? 'shell';
    const href = name.toLowerCase() === 'a' ? /\shref="(\/(?!\/)[^"#?]*)/.exec(attributes)?.[1] : undefined;
    if (href) links.set(part, (links.get(part) ?? new Set()).add(href));
    if (!closed && !voidElements.test(name)) open.push(part);
  }
  return Object.fromEntries([...links].map(([part, found]) => [part, [...found].sort()]));
}

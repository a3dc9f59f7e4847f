import type { ThirdPartyLicense } from '../build';
import type { Release } from '@site/contracts';
import { keys, readJson, type Storage } from '../storage';

const introduction = `Third-party licenses

This site is made with the following open-source packages and files. Each heading lists what the text below it applies to.`;

export async function licensesText(
  storage: Storage,
  releases: readonly Pick<Release, 'part' | 'licenses'>[],
): Promise<string> {
  const ofReleases = await Promise.all(
    releases.map(async ({ part, licenses }) => readJson<ThirdPartyLicense[]>(storage, keys.file(part, licenses.file))),
  );
  return writeLicenses(ofReleases.flat());
}

export function writeLicenses(licenses: readonly ThirdPartyLicense[]): string {
  const headings = new Map<string, Set<string>>();
  for (const { name, version, license, text } of licenses) {
    const known = headings.get(text) ?? new Set();
    headings.set(text, known.add(`${`${name} ${version}`.trim()} (${license})`));
  }
  const sections = [...headings].map(([text, packages]) => ({ heading: [...packages].sort().join('\n'), text }));
  sections.sort((a, b) => (a.heading < b.heading ? -1 : 1));
  return `${[introduction, ...sections.map(({ heading, text }) => `${heading}\n\n${text}`)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

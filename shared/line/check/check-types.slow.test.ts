/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, ReleaseTypes, TypeTree } from '@site/contracts';
import { contentId, FolderStorage, keys } from '../storage';
import { noFindings } from './report';
import { remoteRelease, shellRelease } from '../testing/releases';
import { checkTypes } from './check-types';

let folder: string;
let storage: FolderStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-types-'));
  storage = new FolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const none: TypeTree = { files: {}, modules: {} };

async function store(release: Release, types: ReleaseTypes): Promise<Release> {
  const text = JSON.stringify(types);
  const declares = contentId([JSON.stringify(types.declares)], 16);
  const stored = { ...release, declares, types: { ...release.types, integrity: contentId([text], 16) } };
  const version = `1.0.0-${contentId([release.part, text], 8)}`;
  await storage.writeOnce(keys.types(release.part, version), text);
  return { ...stored, version };
}

const shellWith = (text: string) =>
  store(shellRelease(), {
    declares: { files: { 'core.d.ts': text }, modules: { '@site/ui/core': 'core.d.ts' } },
    sources: none,
  });
const agencyWith = (page: string) =>
  store(remoteRelease('agency'), { declares: none, sources: { files: { 'page.tsx': page }, modules: {} } });

const takesLevel = 'export declare function Heading(props: { level: 1 }): null;';
const takesRank = 'export declare function Heading(props: { rank: 1 }): null;';
const passesLevel = "import { Heading } from '@site/ui/core';\nexport default () => <Heading level={1} />;";
const says = (shell: Release) =>
  `agency does not compile with shell ${shell.version}: Type '{ level: number; }' is not assignable to type 'IntrinsicAttributes & { rank: 1; }'. Property 'level' does not exist on type 'IntrinsicAttributes & { rank: 1; }'. (page.tsx: export default () => <Heading level={1} />;)`;

describe('a use that does not compile', () => {
  test('is refused for a new shell beside a live remote', async () => {
    const [before, after, agency] = [
      await shellWith(takesLevel),
      await shellWith(takesRank),
      await agencyWith(passesLevel),
    ];
    const { refusals } = await checkTypes({ storage, releases: [after, agency], live: [before, agency] });
    expect(refusals).toEqual([says(after)]);
  });

  test('is refused for a new remote beside the live shell', async () => {
    const [shell, agency] = [await shellWith(takesRank), await agencyWith(passesLevel)];
    const { refusals } = await checkTypes({ storage, releases: [shell, agency], live: [shell] });
    expect(refusals).toEqual([says(shell)]);
  });

  test('is nobody’s fault where it is live already', async () => {
    const [before, after] = [
      await shellWith(takesRank),
      await shellWith(`${takesRank}\nexport declare const more: 1;`),
    ];
    const agency = await agencyWith(passesLevel);
    expect(await checkTypes({ storage, releases: [after, agency], live: [before, agency] })).toEqual(noFindings);
  });
});

test('a new shell that declares what the live one does asks for no sources', async () => {
  const [shell, agency] = [await shellWith(takesLevel), await agencyWith(passesLevel)];
  await storage.remove(keys.types('agency', agency.version));
  const again = { ...shell, version: '1.0.1-00000000' };
  expect(await checkTypes({ storage, releases: [again, agency], live: [shell, agency] })).toEqual(noFindings);
});

test('a first start breaks nobody', async () => {
  const releases = [await shellWith(takesRank), await agencyWith(passesLevel)];
  expect(await checkTypes({ storage, releases, live: [] })).toEqual(noFindings);
});

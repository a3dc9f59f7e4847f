/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release, ReleaseTypes, TypeTree } from '@site/contracts';
import { contentId, FolderStorage, keys } from '../storage';
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
const misfit =
  /^agency does not compile with shell 1\.0\.0-\w+: .*'level' does not exist.* \(page\.tsx: export default/;

describe('a use that does not compile', () => {
  it('is refused for a new shell beside a live remote', async () => {
    const [before, after] = [await shellWith(takesLevel), await shellWith(takesRank)];
    const agency = await agencyWith(passesLevel);
    expect(await checkTypes(storage, { releases: [after, agency], live: [before, agency] })).toEqual({
      refusals: [expect.stringMatching(misfit)],
      warnings: [],
    });
  });

  it('is refused for a new remote beside the live shell', async () => {
    const [shell, agency] = [await shellWith(takesRank), await agencyWith(passesLevel)];
    const { refusals } = await checkTypes(storage, { releases: [shell, agency], live: [shell] });
    expect(refusals).toEqual([expect.stringMatching(misfit)]);
  });

  it('is accepted where what is live does not compile either, once for each', async () => {
    const [shell, other] = [await shellWith(takesRank), await shellWith(`${takesRank}\nexport declare const x: 1;`)];
    const agency = await agencyWith(passesLevel);
    const accepted = await checkTypes(storage, { releases: [other, agency], live: [shell, agency] });
    expect(accepted.refusals).toEqual([]);
    const twice = await agencyWith(`${passesLevel}\nexport const two = () => <Heading level={1} />;`);
    const { refusals } = await checkTypes(storage, { releases: [shell, twice], live: [shell, agency] });
    expect(refusals).toEqual([expect.stringMatching(/does not compile with shell .* \(page\.tsx: export const two/)]);
  });

  it('is refused where a live remote passes what nothing takes any more, and not where a new one does', async () => {
    const takes = (name: string) =>
      shellWith(`export declare function Crumbs(props: { items: { label: string; ${name}?: string }[] }): null;`);
    const passes = await agencyWith(
      "import { Crumbs } from '@site/ui/core';\nconst trail = [{ label: 'Home', to: '/' }];\nexport default () => <Crumbs items={trail} />;",
    );
    const [to, href, none] = [await takes('to'), await takes('href'), await agencyWith('export default 1;')];
    expect((await checkTypes(storage, { releases: [href, passes], live: [to, passes] })).refusals).toEqual([
      expect.stringContaining("Nothing takes 'to' here. (page.tsx: export default () => <Crumbs items={trail} />;)"),
    ]);
    expect((await checkTypes(storage, { releases: [href, passes], live: [href, none] })).refusals).toEqual([]);
  });

  it('names the part whose path lost its name', async () => {
    const shell = await shellWith(takesLevel);
    const marketing = await agencyWith("import { paths } from '@site/contracts';\nexport default () => paths.agent;");
    const route = { path: '/agents', page: 'home', title: 'Agents', description: 'All agents.' };
    const owner = (changes: object) => {
      const release = remoteRelease('projects', { routes: [{ ...route, ...changes }] });
      return store(release, {
        declares: none,
        sources: { files: { 'o.ts': `export default ${JSON.stringify(changes)};` }, modules: {} },
      });
    };
    const [named, nameless] = [await owner({ name: 'agent' }), await owner({})];
    const { refusals } = await checkTypes(storage, {
      releases: [shell, marketing, nameless],
      live: [shell, marketing, named],
    });
    expect(refusals).toEqual([
      expect.stringMatching(/^agency does not compile with projects 1\.0\.0-\w+: No part calls a path agent any more/),
    ]);
  });
});

it('a new shell that declares what the live one does asks for no sources', async () => {
  const [shell, agency] = [await shellWith(takesLevel), await agencyWith(passesLevel)];
  await storage.remove(keys.types('agency', agency.version));
  const again = { ...shell, version: '1.0.1-00000000' };
  expect(await checkTypes(storage, { releases: [again, agency], live: [shell, agency] })).toEqual({
    refusals: [],
    warnings: [],
  });
});

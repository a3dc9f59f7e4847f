import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  federationStatsName,
  licensesName,
  manifestName,
  nodeBundle,
  partFilesName,
  sharedCodeFile,
  sharedModules,
  writeWhole,
  type PartFiles,
} from '../build';
import type { FragmentId, ModuleFiles, ReleasedRoute, ShellRelease, Release } from '@site/contracts';
import type { SourceFacts, SourceFactsInput } from './sources/compile-facts';
import { findSecrets } from './secrets';
import { RefusedError } from '../checkout';
import { contentId } from '../storage';
import { loadNodeBundle } from './node-bundle.mjs';
import { isInstalled, lineFolder, root, type Part, UserError } from '../checkout';

export interface Build extends Omit<SourceFacts, 'refused' | 'fragmentsOf'> {
  files: ReadonlyMap<string, Buffer>;
  node: Buffer;
  routes: readonly ReleasedRoute[];
  modules: Record<string, ModuleFiles>;
  requires: Record<string, string>;
  /** Federation entry of a remote. */
  entry?: string;
  manifest: string;
  shell?: ShellRelease;
  licenses: Licenses['entry'];
}

const descriptions = [partFilesName, licensesName, manifestName, federationStatsName, nodeBundle];

/** Throws one sentence for a build that cannot be released: `browser/` and `node/` in this folder. */
export async function readBuild(part: Part, dir: string): Promise<Build> {
  const browserDir = join(dir, 'browser');
  const scripts = JSON.parse(readFileSync(join(browserDir, partFilesName), 'utf8')) as PartFiles;
  const node = readFileSync(join(dir, 'node', nodeBundle));
  const { refused, fragmentsOf, ...facts } = await readSourceFacts({
    part,
    provides: Object.keys(scripts.provides),
    dir,
  });
  const routes = readRoutes(part, node);
  const files = readFiles(join(dir, 'node'), browserDir);
  const refusals = [...refused.map((use) => `${part.name} ${use}`), ...findSecrets(part.name, files)];
  if (refusals.length > 0) throw new RefusedError(refusals);
  const licenses = readLicenses(part.name, browserDir);
  const manifest = readFileSync(join(browserDir, manifestName));
  const manifestFile = named('mf-manifest', manifest);
  return {
    ...facts,
    files: new Map([...files, [licenses.entry.file, licenses.bytes], [manifestFile, manifest]]),
    licenses: licenses.entry,
    manifest: manifestFile,
    node,
    routes: routes.map((route) => withFragments(route, fragmentsOf[`pages/${route.page}`] ?? [])),
    modules: describeModules(scripts),
    requires: part.isShell ? {} : requiredRanges(node),
    ...(part.isShell ? { shell: describeShell(scripts, [...files.keys()]) } : { entry: scripts.entry[0] }),
  };
}

/** Kept with the build, because the compiler takes seconds to start. */
async function readSourceFacts(input: SourceFactsInput): Promise<SourceFacts> {
  const file = join(input.dir, 'source-facts.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SourceFacts;
  const { compileFacts } = await import('./sources/compile-facts');
  const facts = compileFacts(input);
  writeWhole(file, JSON.stringify(facts, null, 1));
  return facts;
}

/** The Node build adds files that only documents use: fonts and icons. */
function readFiles(...folders: string[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const folder of folders)
    for (const name of readdirSync(folder).sort()) files.set(name, readFileSync(join(folder, name)));
  for (const name of files.keys()) if (descriptions.includes(name)) files.delete(name);
  return files;
}

function readRoutes(part: Part, node: Buffer): readonly ReleasedRoute[] {
  if (part.isShell) return [];
  // Routes are plain data and need no shared module.
  const { routes } = loadNodeBundle(node, {});
  if (!Array.isArray(routes)) throw new UserError(`${part.name}: src/routes.ts must export "routes", a list.`);
  return routes as ReleasedRoute[];
}

/** Merges fragments found in sources with those listed by the route. */
function withFragments(route: ReleasedRoute, found: readonly FragmentId[]): ReleasedRoute {
  const consumes = [...new Set([...(route.consumes ?? []), ...found])].sort();
  return consumes.length > 0 ? { ...route, consumes } : route;
}

function describeModules({ modules, shared }: PartFiles): Record<string, ModuleFiles> {
  return Object.fromEntries(
    Object.entries(modules).map(([key, scripts]) => [key, { scripts, shared: shared[key] ?? [] }]),
  );
}

function requiredRanges(node: Buffer): Record<string, string> {
  const code = node.toString('utf8');
  const used = sharedModules().filter(({ name }) => code.includes(`require(${JSON.stringify(name)})`));
  return Object.fromEntries(used.map(({ name, range }) => [name, range]));
}

function describeShell({ entry, provides }: PartFiles, files: readonly string[]): ShellRelease {
  const sharedCode = files.find((name) => sharedCodeFile.test(name));
  const modules = sharedModules().flatMap(({ name, version }) => {
    const scripts = provides[name];
    return scripts ? [[name, { version, scripts }] as const] : [];
  });
  return { scripts: entry, ...(sharedCode ? { sharedCode } : {}), provides: Object.fromEntries(modules) };
}

export interface ThirdPartyLicense {
  name: string;
  version: string;
  license: string;
  text: string;
}

interface Licenses {
  /** As in `release.json`. */
  entry: Release['licenses'];
  /** Contents of `entry.file`: JSON list of {@link ThirdPartyLicense}. */
  bytes: Buffer;
}

interface FoundPackage extends Omit<ThirdPartyLicense, 'text'> {
  author?: string;
  licenseText: string | null;
  noticeText?: string;
}

/** Throws one sentence for a package without terms. */
export function readLicenses(part: string, browserDir: string): Licenses {
  const found = JSON.parse(readFileSync(join(browserDir, licensesName), 'utf8')) as FoundPackage[];
  const licenses = found.map(({ name, version, license, licenseText, author, noticeText = '' }): ThirdPartyLicense => {
    const terms = licenseText ?? (license === 'MIT' ? mitOf(author ?? `the authors of ${name}`) : undefined);
    if (!terms)
      throw new UserError(`${part} ships ${name} ${version}, which has no license file. Use another package.`);
    return { name, version, license, text: `${terms.trim()}\n\n${noticeText}`.trim() };
  });
  // The plugin sorts by the language of the machine.
  licenses.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const bytes = Buffer.from(JSON.stringify(licenses));
  const packages = licenses.map(({ name, version }) => `${name} ${version}`);
  return { entry: { file: named('licenses', bytes), packages }, bytes };
}

const named = (name: string, bytes: Buffer) => `${name}.${contentId([bytes.toString()], 10)}.json`;

/** The terms of the line, which are the same. */
function mitOf(holder: string): string {
  const ours = readFileSync(join(isInstalled ? lineFolder : root, 'LICENSE'), 'utf8');
  return ours.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

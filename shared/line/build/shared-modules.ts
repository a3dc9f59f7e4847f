import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A module with one copy per page, provided by the shell. */
export interface SharedModule {
  name: string;
  version: string;
  /** Required by remotes. Modules of this site are compared by exports, not by version. */
  range: string;
  /** In the shell's first scripts; others load on demand. */
  eager: boolean;
}

const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/runtime/router',
  '@site/runtime',
  '@site/ui/core',
  '@site/ui/media',
];
const onDemand = ['@site/ui/cards', '@site/ui/forms', '@site/ui/disclosure'];

/** Required by federation, otherwise unused. */
const versionOfOurs = '1.0.0';

export function sharedModules(): SharedModule[] {
  return [...eager, ...onDemand].map((name) => ({ name, ...versionOf(name), eager: eager.includes(name) }));
}

/** A module of a package has its version, as `react/jsx-runtime`. */
function versionOf(name: string): Pick<SharedModule, 'version' | 'range'> {
  if (name.startsWith('@site/')) return { version: versionOfOurs, range: '*' };
  const [packageName] = name.split('/');
  const { version } = require(`${packageName}/package.json`) as { version: string };
  return { version, range: `^${version}` };
}

export interface SharedConfig {
  singleton: true;
  requiredVersion: string;
  import?: false;
  version?: string;
  eager?: boolean;
}

/** What the shell provides: `shared` of its configuration. */
export function provided(): Record<string, SharedConfig> {
  return sharedBy(({ version, eager }) => ({ version, eager }));
}

/** What a remote takes from the shell, and never has a copy of: `shared` of its configuration. */
export function consumed(): Record<string, SharedConfig> {
  return sharedBy(() => ({ import: false }));
}

function sharedBy(more: (module: SharedModule) => Partial<SharedConfig>): Record<string, SharedConfig> {
  const entries = sharedModules().map(
    (module) => [module.name, { singleton: true as const, requiredVersion: module.range, ...more(module) }] as const,
  );
  return Object.fromEntries(entries);
}

/** Code that imports these modules, and an object of them by name. */
export function importAll(names: readonly string[]): { imports: string; object: string } {
  return {
    imports: names.map((name, index) => `import * as m${index} from '${name}';\n`).join(''),
    object: `{ ${names.map((name, index) => `'${name}': m${index}`).join(', ')} }`,
  };
}

export function isProvided(name: string): boolean {
  return [...eager, ...onDemand].some((each) => `${each}/`.startsWith(`${name}/`));
}

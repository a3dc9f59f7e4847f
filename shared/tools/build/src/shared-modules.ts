import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A module of which a page has exactly one copy, provided by the shell. */
export interface SharedModule {
  name: string;
  /** Version that the shell provides. */
  version: string;
  /** What remotes ask for. Modules of this site go by their exports, which the check compares, not by a version. */
  range: string;
  /** In the shell's first scripts. Others are loaded when a page first needs them. */
  eager: boolean;
}

const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/router',
  '@site/federation',
  '@site/ui/core',
  '@site/ui/media',
];
const onDemand = ['@site/ui/cards', '@site/ui/forms', '@site/ui/disclosure'];

/** Compiled into the shell, and reaches remotes in the modules above: its state must be in a document once. */
const insideOthers = ['@site/hydration'];

/** Federation wants one; nothing reads it. */
const versionOfOurs = '1.0.0';

/** The one policy of shared modules: what is shared, in which version, and when it is loaded. */
export function sharedModules(): SharedModule[] {
  const describe = (isEager: boolean) => (name: string) => {
    if (name.startsWith('@site/')) return { name, version: versionOfOurs, range: '*', eager: isEager };
    const version = versionOf(name);
    return { name, version, range: `^${version}`, eager: isEager };
  };
  return [...eager.map(describe(true)), ...onDemand.map(describe(false))];
}

/** Whether a remote gets a package of ours from the shell, and compiles nothing of it. */
export function isProvided(name: string): boolean {
  return [...eager, ...onDemand, ...insideOthers].some((each) => `${each}/`.startsWith(`@site/${name}/`));
}

function versionOf(name: string): string {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]!;
  const manifest = packageManifest(packageName);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** `package.json` may be hidden by a package's `exports`, so it is looked for upwards on disk. */
function packageManifest(packageName: string): string {
  for (const base of require.resolve.paths(packageName) ?? []) {
    const file = join(base, packageName, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is shared (${dirname(import.meta.url)}) but not installed. Run npm install.`);
}

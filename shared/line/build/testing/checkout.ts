import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root, sharedFolders } from '../part';

/** Inputs of a small remote. Federation packages are copied, because it generates code with their paths. */
const copied = [
  'package.json',
  'package-lock.json',
  'shared/line/package.json',
  'shared/line/build',
  'shared/contracts',
  'shared/runtime',
  'shared/ui/package.json',
  'node_modules/@module-federation',
];

const remote = {
  'package.json': JSON.stringify({
    name: '@site/remote-small',
    version: '1.0.0',
    dependencies: { '@site/contracts': '1.0.0' },
    site: { part: 'small' },
  }),
  'webpack.config.ts': `import { consumed, pagesAndFragments, partConfig } from '@manzil/line/build/webpack';
export default partConfig({ context: import.meta.dirname, name: 'small', exposes: pagesAndFragments(import.meta.dirname), shared: consumed() });`,
  'src/routes.ts': `export const routes = [{ path: '/small', title: 'Small', description: 'Small.', page: 'pages/small' }];`,
  'src/pages/small.tsx': `import { Text } from '@site/ui/core';\nimport { words } from '../words';\nexport default () => <Text>{words}</Text>;`,
  'src/pages/other.tsx': `import { words } from '../words';\nexport default () => <p>{words}</p>;`,
  'src/fragments/exposed.tsx': `import { words } from '../words';\nexport default () => <b>{words}</b>;`,
  'src/words.ts': `import { paths } from '@site/contracts';\nexport const words = 'A few words of ' + paths.home + ' and ' + paths.project(1);`,
};

export interface Build {
  wasBuilt: boolean;
  dir: string;
}

export class Checkout {
  readonly folder: string;

  /** `isWhole` copies this repository instead. */
  constructor(name: string, { isWhole = false } = {}) {
    this.folder = mkdtempSync(join(tmpdir(), `manzil-${name}`));
    if (isWhole) {
      const paths = readdirSync(root).filter((path) => !['.cache', '.data', '.git', 'test-results'].includes(path));
      execFileSync('cp', ['-a', ...paths.map((path) => join(root, path)), this.folder]);
      return;
    }
    for (const path of copied)
      cpSync(join(root, path), join(this.folder, path), {
        recursive: true,
        filter: (file) => basename(file) !== '.cache',
      });
    for (const [path, text] of Object.entries(remote)) this.write(join('remote-small', path), text);
    this.#linkPackages();
  }

  /** Builds in a separate process. Returns whether it built, and the folder. */
  async build(): Promise<Build> {
    const [built] = await this.buildParts(['small']);
    if (!built) throw new Error('The build printed nothing.');
    return built;
  }

  buildParts(names: readonly string[]): Promise<Build[]> {
    const script = join(this.folder, 'shared/line/build/testing/build-named.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...names], { cwd: this.folder });
    return new Promise((resolve, reject) => {
      const said = { stdout: '', stderr: '' };
      child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => {
        if (code !== 0) return reject(new Error(said.stderr));
        const lines = said.stdout.trim().split('\n');
        resolve(lines.map((line) => JSON.parse(line) as Build));
      });
    });
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #linkPackages(): void {
    const link = (path: string, to: string) => symlinkSync(to, join(this.folder, 'node_modules', path));
    const own = ['@manzil', '@site', '@module-federation'];
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!own.includes(name) && !name.startsWith('.')) link(name, join(root, 'node_modules', name));
    for (const scope of ['@manzil', '@site']) mkdirSync(join(this.folder, 'node_modules', scope));
    for (const [name, folder] of sharedFolders(this.folder)) link(name, join(this.folder, folder));
  }
}

export function readAll(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

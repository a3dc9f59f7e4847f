import type { RemoteName } from './remote-name';
import { repositoryWorkflow } from './repository-workflow';

export interface RepositoryPlace {
  /** A version, or `file:` and a path. */
  line: string;
  /** As in `manzil.config.mjs`. */
  storage: string;
}

interface NewRepository extends RepositoryPlace {
  remote: RemoteName;
  /** Of the writing repository: equal versions build equal parts. */
  lockFile: string;
  /** Packages from npm that the part needs and the line does not bring. */
  own: Readonly<Record<string, string>>;
}

/** Everything outside the remote's folder, by path. */
export function repositoryFiles({ remote, line, storage, lockFile, own }: NewRepository): Record<string, string> {
  const { name } = remote;
  const manifest = rootManifest(name, { '@manzil/line': line, ...own });
  return {
    'package.json': json(manifest),
    'package-lock.json': lockWithout(lockFile, manifest),
    'manzil.config.mjs': `/** @type {import('@manzil/line').ManzilConfig} */\nexport default { storage: '${storage}' };\n`,
    'tsconfig.json': json({
      extends: '@manzil/line/tsconfig.json',
      compilerOptions: {
        tsBuildInfoFile: '.cache/tsc/tsconfig.tsbuildinfo',
        paths: { '@manzil/line/*': ['./shared/line/*'] },
      },
      files: ['assets', 'jest/globals'].map((file) => `node_modules/@manzil/line/shared/line/build/${file}.d.ts`),
      include: ['remote-*/**/*', 'e2e'],
      exclude: ['node_modules'],
    }),
    '.gitignore': '# Written by npx manzil pull\nshared/\n\nnode_modules/\n.cache/\n.data/\ntest-results/\n',
    '.npmrc': 'save-exact=true\n',
    '.nvmrc': '24\n',
    '.github/CODEOWNERS': `* @manzil/${name}\n`,
    [`.github/workflows/${name}.yml`]: repositoryWorkflow(name),
    'README.md': readme(remote),
  };
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

function rootManifest(name: string, devDependencies: object) {
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      prepare: 'manzil pull',
      start: 'manzil dev',
      check: 'manzil test --affected',
      test: 'manzil test',
      release: `manzil release ${name}`,
    },
    devDependencies,
    jest: { preset: '@manzil/line' },
    prettier: { printWidth: 120, singleQuote: true },
  };
}

/** npm adds the line and drops unneeded packages. */
function lockWithout(text: string, { name, version, devDependencies }: ReturnType<typeof rootManifest>): string {
  const { lockfileVersion, packages } = JSON.parse(text) as {
    lockfileVersion: number;
    packages: Record<string, { link?: boolean }>;
  };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  const root = { name, version, devDependencies };
  const packaged = { '': root, ...Object.fromEntries(installed) };
  return json({ name, version, lockfileVersion, requires: true, packages: packaged });
}

function readme({ name, title, folder }: RemoteName): string {
  return `# ${title}

The repository of team \`${name}\`: the part \`${name}\` of the site whose storage \`manzil.config.mjs\` names. The folder
[\`${folder}\`](${folder}/README.md) is the part, \`e2e\` has its end-to-end tests.

\`\`\`
npm install        also writes shared/: paths, types and code of what is live (npx manzil pull)
npm start          the live site with this part from its sources, on http://localhost:3000
npm test           types, lint, unit and page tests, end to end in Chromium
npm run release    builds, checks against what is live, and goes live
\`\`\`

\`npx manzil --help\` lists the other commands: status, rollback, preview, mixes of versions. \`shared/\` is not committed.
`;
}

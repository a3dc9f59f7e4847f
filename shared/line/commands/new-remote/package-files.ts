import type { RemoteName } from './remote-name';

/** A part's `package.json`, as far as it is read here. */
export interface PartManifest {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  site: { part: string; owner?: string };
}

export function newManifest(
  remote: RemoteName,
  dependencies: PartManifest['dependencies'],
): PartManifest & Record<string, unknown> {
  return {
    name: `@site/${remote.folder}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    exports: {},
    dependencies,
    site: { part: remote.name, owner: remote.name },
  };
}

interface LockFile {
  packages: Record<string, object>;
}

/**
 * Adds the package to the lock file as npm would, with the versions of the other remotes. An npm install may drop
 * packages of other platforms.
 */
export function addToLock(text: string, folder: string, { name, version, dependencies }: PartManifest): string {
  const lock = JSON.parse(text) as LockFile;
  const packages = {
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, dependencies: sorted(dependencies) },
  };
  return `${JSON.stringify({ ...lock, packages: sorted(packages) }, null, 2)}\n`;
}

function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

export function readme({ name, folder, title }: RemoteName): string {
  return `# ${title}

**What does a visitor find here that no other part of the site gives?** Replace this question with a one-sentence answer.
It is the mission of this part: anything else belongs to another team.

Owner: team \`${name}\` (\`site.owner\` in \`package.json\`, and \`.github/CODEOWNERS\`).
From its sources: \`npm run dev -- ${name}\`. Tests: \`npx jest ${folder}/\`.

| path | page | |
|---|---|---|
| \`/${name}\` | \`${name}\` | new; search engines do not list it yet (\`noindex\` in \`src/routes.ts\`) |

Fragments exposed: none. Fragments used: none.

\`npm run release -- ${name}\` or a merge into main puts this part live. \`npx manzil rollback ${name}\` restores its
previous version. Other teams need no action.
A path that other teams link to has a \`name\` in \`src/routes.ts\`; \`npx manzil pull\` makes it available to them.
`;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths, reservedNames } from '@site/contracts';

/** Search engines cut longer titles and descriptions. */
const longest = 30;
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export interface RemoteName {
  /** `market-news` */
  name: string;
  /** `remote-market-news` */
  folder: string;
  /** `Market news` */
  title: string;
  /** `MarketNews` */
  identifier: string;
  pathName: string;
}

export function spellRemoteName(name: string): RemoteName {
  const words = name.split('-');
  return {
    name,
    folder: `remote-${name}`,
    title: capital(words.join(' ')),
    identifier: words.map(capital).join(''),
    pathName: [words[0], ...words.slice(1).map(capital)].join(''),
  };
}

/** One sentence that says why the name is refused, or `undefined`. */
export function findNameProblem(name: string, root: string): string | undefined {
  if (!name) return 'Say what the new remote is called: npx manzil new <name>.';
  if (name.startsWith('remote-'))
    return `Leave out "remote-": it is put before the name of the folder. Try "${name.slice('remote-'.length)}".`;
  if (!kebab.test(name))
    return `"${name}" is not kebab-case: small letters and digits, words joined by single hyphens, a letter first, e.g. market-news.`;
  if (name.length > longest) return `"${name}" has ${name.length} characters; a name has at most ${longest}.`;
  if (reservedNames.includes(name)) return `"${name}" is reserved: the site itself uses that name. Choose another one.`;
  if (existsSync(join(root, `remote-${name}`)))
    return `There is a remote "${name}" already, in the folder remote-${name}.`;
  const [owned] = Object.entries(paths).find(([, path]) => path === `/${name}`) ?? [];
  if (owned) return `The path /${name} belongs to another part: links write paths.${owned}. Choose another name.`;
  const { pathName } = spellRemoteName(name);
  if (pathName in paths) return `Links write paths.${pathName} for a page of another part. Choose another name.`;
  return undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths, reservedNames } from '@site/contracts';

/** Search engines cut titles of more than 30 letters. */
const allowed = /^(?!remote-)(?=.{1,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

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
  if (!allowed.test(name))
    return `"${name}" is not a name such as market-news: at most 30 small letters and digits, words joined by single hyphens, a letter first, without "remote-".`;
  if (reservedNames.includes(name)) return `"${name}" is reserved: the site itself uses that name. Choose another one.`;
  if (existsSync(join(root, `remote-${name}`)))
    return `There is a remote "${name}" already, in the folder remote-${name}.`;
  const { pathName } = spellRemoteName(name);
  const [owned] = Object.entries(paths).find(([key, path]) => key === pathName || path === `/${name}`) ?? [];
  return owned && `Links write paths.${owned} for a page of another part. Choose another name.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

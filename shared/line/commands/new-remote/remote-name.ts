import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths, reservedNames } from '@site/contracts';

/** Search engines cut titles of more than 30 letters. */
const allowed = /^(?!remote-)(?=.{1,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export type RemoteName = ReturnType<typeof spellRemoteName>;

export function spellRemoteName(name: string) {
  const identifier = name.split('-').map(capital).join('');
  return {
    /** `market-news` */
    name,
    /** `remote-market-news` */
    folder: `remote-${name}`,
    /** `Market news` */
    title: capital(name.replaceAll('-', ' ')),
    /** `MarketNews` */
    identifier,
    /** `marketNews` */
    pathName: identifier.charAt(0).toLowerCase() + identifier.slice(1),
  };
}

/** One sentence that says why the name is refused, or `undefined`. */
export function findNameProblem(name: string, root: string): string | undefined {
  if (!allowed.test(name))
    return `"${name}" is not a name such as market-news: at most 30 small letters and digits, words joined by single hyphens, a letter first, without "remote-".`;
  if (reservedNames.includes(name)) return `"${name}" is reserved: the site itself uses that name. Choose another one.`;
  const { folder, pathName } = spellRemoteName(name);
  if (existsSync(join(root, folder))) return `There is a remote "${name}" already, in the folder ${folder}.`;
  const [owned] = Object.entries(paths).find(([key, path]) => key === pathName || path === `/${name}`) ?? [];
  return owned && `Links write paths.${owned} for a page of another part. Choose another name.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

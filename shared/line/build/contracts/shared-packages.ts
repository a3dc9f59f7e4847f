import { posix } from 'node:path';
import type { TypeTree } from '@site/contracts';

export const sharedCodePath = 'shared/pulled/shared-code.cjs';

/** As far as it is written here. */
export interface PackageManifest {
  exports?: Readonly<Record<string, unknown>>;
}

export interface SharedPackages {
  /** Of the shell that was released. */
  declares: TypeTree;
  /** Whether the code of a shared module is in {@link sharedCodePath}. Others have types only. */
  hasCode: (name: string) => boolean;
  /** The manifest that the line has for this folder, where some files of the package are compiled into parts. */
  readManifest: (folder: string) => PackageManifest;
}

/** Packages of the shared modules as declarations and code, by path from the repository's root. */
export function sharedPackages({ declares, hasCode, readManifest }: SharedPackages): Record<string, string> {
  const modules = Object.entries(declares.modules).map(([name, path]) => ({ name, path, ...placeOf(name, path) }));
  const files = Object.entries(declares.files);
  const folders = [...new Set(modules.map(({ folder }) => folder))];
  const manifests = folders.map((folder) => {
    const own = modules.filter((each) => each.folder === folder);
    const manifest = readManifest(folder);
    const declared = own.map(({ name, path, subpath, code }) => [
      subpath,
      { types: `./${posix.relative(folder, path)}`, ...(hasCode(name) ? { default: `./${code}` } : {}) },
    ]);
    const exports = { ...manifest.exports, ...Object.fromEntries(declared) };
    const name = own[0]?.name.split('/').slice(0, 2).join('/');
    const whole = { name, version: '1.0.0', private: true, type: 'module', ...manifest, exports };
    return [`${folder}/package.json`, `${JSON.stringify(whole, null, 2)}\n`];
  });
  const code = modules
    .filter(({ name }) => hasCode(name))
    .map(({ name, folder, code }) => [
      `${folder}/${code}`,
      `module.exports = require('${posix.relative(folder, sharedCodePath)}')['${name}'];\n`,
    ]);
  return Object.fromEntries([...files, ...manifests, ...code]);
}

/** `@site/ui/core` is `./core` of the package in `shared/ui`. */
function placeOf(name: string, path: string): { folder: string; subpath: string; code: string } {
  const [, , ...rest] = name.split('/');
  const folder = path.slice(0, path.indexOf('/src/'));
  return { folder, subpath: ['.', ...rest].join('/'), code: `${rest.join('-') || 'index'}.cjs` };
}

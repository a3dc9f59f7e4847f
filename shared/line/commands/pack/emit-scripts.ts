import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, posix, relative, sep } from 'node:path';
import { root } from '../../build';
import { build, type Plugin } from 'esbuild';

const require = createRequire(import.meta.url);

/**
 * Emits each TypeScript file of these folders, or one file, as a JavaScript module, and copies the others. Files stay
 * where they are, because code finds workers, loaders and SQL beside itself.
 */
export async function emitScripts(paths: readonly string[], out: string): Promise<void> {
  const files = (await Promise.all(paths.map(listFiles))).flat();
  await build({
    entryPoints: files.filter(isTypeScript).map((file) => join(root, file)),
    outdir: out,
    outbase: root,
    bundle: true, // with every import external: only then esbuild asks where an import leads
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [importByFile(new Set(paths))],
  });
  for (const file of files.filter((each) => !isTypeScript(each))) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await cp(join(root, file), join(out, file));
  }
}

async function listFiles(folder: string): Promise<string[]> {
  if (isTypeScript(folder)) return [folder];
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isLeftOut(file));
}

/** Tests, and what only they use. */
function isLeftOut(file: string): boolean {
  return /\.test\.|(^|\/)(node_modules|\.cache|testing)\/|\.md$/.test(file) || file.endsWith('/package.json');
}

function isTypeScript(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
}

/** Imports name files as Node wants them: relative, with `.js`. Packages from npm stay as they are. */
function importByFile(folders: ReadonlySet<string>): Plugin {
  return {
    name: 'import-by-file',
    setup: ({ onResolve }) => {
      onResolve({ filter: /./ }, ({ path, importer, kind, resolveDir }) => {
        if (kind === 'entry-point') return undefined;
        const target = path.startsWith('.') ? findFile(join(resolveDir, path)) : ownFile(path, folders);
        if (!target) return { path, external: true };
        const specifier = posix.relative(dirname(importer), target).replace(/\.tsx?$/, '.js');
        return { path: specifier.startsWith('.') ? specifier : `./${specifier}`, external: true };
      });
    },
  };
}

function findFile(path: string): string {
  const candidates = extname(path) ? [path] : [];
  for (const file of [...candidates, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')])
    if (existsSync(file)) return file;
  return path;
}

/** A package that is not in the line is found at run time, in the repository. */
function ownFile(name: string, folders: ReadonlySet<string>): string | undefined {
  if (!name.startsWith('@site/')) return undefined;
  const file = require.resolve(name);
  return [...folders].some((folder) => `${file}${sep}`.startsWith(join(root, folder) + sep)) ? file : undefined;
}

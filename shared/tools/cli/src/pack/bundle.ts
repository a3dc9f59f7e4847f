import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { licensedFolder, root } from '@site/build';
import { build, type Plugin } from 'esbuild';

/** A WebAssembly file and data beside the code, so it cannot be bundled. */
const databasePackage = '@electric-sql/pglite';

export const databaseFolder = join(root, 'node_modules', databasePackage);

export async function bundle(out: string): Promise<string[]> {
  const { metafile } = await build({
    metafile: true,
    entryPoints: { server: join(root, 'shared/tools/cli/src/packed/server.ts') },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // Bucket and database clients load on demand.
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    legalComments: 'none', // licenses.txt has the full texts.
    // The compiler is for releasing only.
    external: [databasePackage, `${databasePackage}/*`, 'typescript'],
    // CommonJS packages require Node's modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [withoutSources, filesBeside(out)],
    logLevel: 'warning',
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return [...new Set(files.map((file) => licensedFolder(resolve(file))).filter((folder) => folder !== undefined))];
}

/** A packed server builds nothing: relative folders are relative to the working directory. */
const withoutSources: Plugin = {
  name: 'without-sources',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@site\/build$/ }, () => ({ path: 'build', namespace: 'without-sources' }));
    onLoad({ filter: /./, namespace: 'without-sources' }, () => ({
      contents: 'module.exports = { root: process.cwd() };',
      loader: 'js',
    }));
  },
};

/** Code that finds files beside itself (migrations, workers) finds copies in `files/`. */
function filesBeside(out: string): Plugin {
  return {
    name: 'files-beside',
    setup: ({ onLoad, onEnd }) => {
      const services = new Set<string>();
      onLoad({ filter: /[\\/]shared[\\/](services|tools)[\\/].*\.ts$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        if (!code.includes('import.meta.url')) return undefined;
        const [, service] = /^(shared\/services\/[^/]+)\//.exec(relative(root, path)) ?? [];
        if (service) services.add(service);
        const place = JSON.stringify(`./files/${relative(root, path)}`);
        return {
          contents: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
          loader: 'ts',
        };
      });
      onEnd(async () => {
        for (const service of services) await copyFiles(join(root, service), join(out, 'files', service));
      });
    },
  };
}

async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(mjs|sql)$/.test(entry.name)) continue;
    const target = join(to, relative(from, entry.parentPath), entry.name);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(entry.parentPath, entry.name), target);
  }
}

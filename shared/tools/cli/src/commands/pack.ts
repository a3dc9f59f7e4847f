import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '@site/build';
import { UserError } from '@site/delivery/storage';
import { build, type Plugin } from 'esbuild';
import { dockerfile, systemdUnit } from '../packed/deployment';

const here = (path: string) => join(root, 'shared/tools/cli/src/packed', path);

/** The embedded database: a WebAssembly file and data beside the code, so it cannot be bundled. */
const databasePackage = '@electric-sql/pglite';

export interface PackOptions {
  /** With the embedded database, for a site without a hosted one. */
  withDatabase?: boolean;
}

/**
 * `npx manzil pack <folder>`: a server that runs with `node server.mjs` and nothing else, a Dockerfile and a systemd
 * unit. Throws one sentence when the folder is in use.
 */
export async function pack(folder: string, { withDatabase = false }: PackOptions = {}): Promise<void> {
  const out = resolve(folder);
  if ((await readdir(out).catch(() => [])).length > 0)
    throw new UserError(`${folder} is not empty. Name a folder that is new.`);
  await mkdir(out, { recursive: true });
  await bundle(out);
  if (withDatabase)
    await cp(join(root, 'node_modules', databasePackage), join(out, 'node_modules', databasePackage), {
      recursive: true,
    });
  await writeFile(
    join(out, 'package.json'),
    `${JSON.stringify({ name: 'manzil-server', private: true, type: 'module', engines: { node: '>=20.19' }, scripts: { start: 'node server.mjs' } }, null, 2)}\n`,
  );
  await writeFile(join(out, 'Dockerfile'), dockerfile);
  await writeFile(join(out, 'manzil.service'), systemdUnit);
  console.log(
    `Packed the server into ${folder}. Start it with SITE_DIR=<site> node server.mjs; Dockerfile and manzil.service are beside it.`,
  );
}

async function bundle(out: string): Promise<void> {
  await build({
    entryPoints: { server: here('server.ts') },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true, // the clients of bucket and database are only loaded where they are used
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    legalComments: 'linked',
    // The compiler belongs to releasing, which a server does not do.
    external: [databasePackage, `${databasePackage}/*`, 'typescript'],
    // CommonJS packages ask for the modules of Node by require().
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [withoutSources, filesBeside(out)],
    logLevel: 'warning',
  });
}

/** A packed server has no sources and builds nothing: relative folders are those of the working directory. */
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

/** Code that finds files beside itself (migrations, workers) finds copies of them below `files/`. */
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

/** Everything that is no TypeScript: SQL and plain modules. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(mjs|sql)$/.test(entry.name)) continue;
    const target = join(to, relative(from, entry.parentPath), entry.name);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(entry.parentPath, entry.name), target);
  }
}

import { releaseFormat, type Release } from '@site/contracts';

/** A remote's release with one page at `/<part>`. */
export function remoteRelease(part: string, changes: Partial<Release> = {}): Release {
  return {
    format: releaseFormat,
    part,
    version: '1.0.0-00000000',
    commit: 'unknown',
    builtAt: '2026-01-01T00:00:00.000Z',
    owner: `team-${part}`,
    routes: [{ path: `/${part}`, page: 'home', title: part, description: `The page of ${part}.` }],
    entry: 'remoteEntry.0000000000.js',
    manifest: 'mf-manifest.0000000000.json',
    modules: { 'pages/home': { scripts: ['home.0000000000.js'], shared: ['react'] } },
    requires: { react: '^19.3.1' },
    consumes: [],
    types: file('types.json'),
    declares: '',
    linksTo: [],
    licenses: { file: 'licenses.0000000000.json', packages: [] },
    files: [file('remoteEntry.0000000000.js'), file('home.0000000000.js')],
    node: file('node.cjs'),
    ...changes,
  };
}

/** The shell's release: provides React 19.3.1 and the forms on demand. */
export function shellRelease(changes: Partial<Release> = {}): Release {
  return remoteRelease('shell', {
    routes: [],
    entry: undefined,
    modules: {},
    requires: {},
    files: [file('main.0000000000.js'), file('forms.0000000000.js')],
    shell: {
      scripts: ['main.0000000000.js'],
      provides: {
        react: { version: '19.3.1', scripts: [] },
        '@site/ui/forms': { version: '1.0.0', scripts: ['forms.0000000000.js'] },
      },
    },
    ...changes,
  });
}

function file(name: string) {
  return { name, bytes: 1000, brotli: 400, integrity: `sha384-${name}` };
}

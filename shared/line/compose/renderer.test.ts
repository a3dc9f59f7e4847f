/** @jest-environment node */
import type { Release } from '@site/contracts';
import { FolderStorage, integrityOf, keys, OverlayStorage, type Storage } from '../storage';
import { remoteRelease } from '../testing/releases';
import { Renderer, type RenderTask } from './renderer';

/** Renders what the page's module returns. */
const shell = `
  exports.shared = {};
  exports.renderPage = async ({ path, modules }) => ({ html: String(await [...modules.values()][0](path)), status: 200 });
  exports.writeDocument = ({ page }) => ({ html: '<html>' + page.html, styles: [], scripts: [] });
`;

let renderer: Renderer | undefined;

afterEach(() => renderer?.close());

async function open(
  pages: Readonly<Record<string, string>>,
  { limitMs = 20_000, shellCode = shell } = {},
): Promise<Renderer> {
  const storage = new OverlayStorage(new FolderStorage('/nowhere/that/exists'));
  const modules = Object.entries(pages)
    .map(([name, code]) => `'pages/${name}': async () => ${code}`)
    .join(',');
  const releases = [
    await put(storage, 'shell', shellCode),
    await put(storage, 'agency', `exports.modules = { ${modules} };`),
  ];
  renderer = await Renderer.open({ storage, releases, limitMs });
  return renderer;
}

async function put(storage: Storage, part: string, code: string): Promise<Release> {
  const bytes = Buffer.from(code);
  const isShell = part === 'shell';
  const release = remoteRelease(part, {
    node: { name: 'node.cjs', bytes: 0, brotli: 0, integrity: integrityOf(bytes) },
    ...(isShell ? { shell: { scripts: [], provides: {} } } : {}),
  });
  await storage.writeOnce(keys.nodeBundle(part, release.version), bytes);
  return release;
}

function task(page: string): RenderTask {
  return {
    path: `/${page}`,
    modules: [`agency/pages/${page}`],
    document: {
      registry: { parts: {}, routes: [] },
      config: { contact: { url: '', key: '' } },
      scripts: [],
      preload: [],
      siteUrl: '',
    },
  };
}

const render = async (page: string) => (await renderer?.render(task(page)))?.html;

describe('a page of a part that cannot be trusted', () => {
  test.each([
    ['suspends for ever', '() => new Promise(() => {})', 'it does not finish within'],
    ['loops', '() => { for (;;); }', 'it does not finish within'],
    ['ends the process', '() => process.exit(0)', 'it ended its process (exit code 0)'],
    [
      'throws outside of its rendering',
      "() => new Promise(() => setTimeout(() => { throw new Error('late'); }))",
      'it ended its process (exit code 1): Error: late',
    ],
    [
      'leaves a rejection unhandled',
      "() => { void Promise.reject(new Error('unheard')); return 'done'; }",
      'it ended its process (exit code 1): Error: unheard',
    ],
    ['throws', "() => { throw new Error('No homes.', { cause: new Error('Sold out.') }); }", 'No homes.'],
  ])('that %s is refused, and the next page is rendered', async (_, code, reason) => {
    await open({ bad: code, good: '(path) => path' }, { limitMs: 1500 });
    await expect(render('bad')).rejects.toThrow(reason);
    expect(await render('good')).toBe('<html>/good');
  });

  test('has neither the environment nor the rights of the releaser', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'secret';
    await open({
      environment: '() => JSON.stringify(Object.keys(process.env))',
      files: "() => process.binding('fs').readdir('/', 'utf8', false)",
      commands: "() => process.getBuiltinModule('child_process').execSync('id')",
      modules: "() => require('fs').readdirSync('/')",
    });
    delete process.env.AWS_SECRET_ACCESS_KEY;
    expect(await render('environment')).not.toContain('AWS');
    for (const page of ['files', 'commands']) await expect(render(page)).rejects.toThrow();
    await expect(render('modules')).rejects.toThrow('A release asks for "fs", which the shell does not provide.');
  });
});

test('releases that cannot be started are refused with the name of the part', async () => {
  await expect(open({}, { shellCode: "throw new Error('No shell today.');" })).rejects.toThrow(
    /^shell \S+: No shell today\.$/,
  );
});

test('many pages are rendered in turn, and each gets its own answer', async () => {
  await open({ a: '(path) => path', b: '(path) => path' });
  const names = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'a' : 'b'));
  expect(await Promise.all(names.map(render))).toEqual(names.map((name) => `<html>/${name}`));
});

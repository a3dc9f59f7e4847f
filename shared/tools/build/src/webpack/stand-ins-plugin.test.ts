/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { StandInsPlugin } from './stand-ins-plugin';

const folder = mkdtempSync(join(tmpdir(), 'stand-ins-'));
afterAll(() => rmSync(folder, { recursive: true }));

const by = join(folder, 'no-reset.js');
const reset = (file: string) => join(folder, 'node_modules/engine', file);

async function build(file: string, page = "import 'engine';"): Promise<string[]> {
  const files = {
    [by]: '',
    [join(folder, 'page.js')]: page,
    [reset('index.js')]: `import './${file}';`,
    [reset(file)]: '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const standIn = { replaced: reset('reset.js'), by };
  const compiler = webpack({
    context: folder,
    entry: './page.js',
    mode: 'none',
    output: { path: join(folder, 'out') },
    resolve: { alias: { [standIn.replaced]: by } },
    plugins: [new StandInsPlugin([standIn])],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done) => compiler!.run((_, result) => done(result)));
  return (stats?.compilation.errors ?? []).map(({ message }) => message);
}

test('a build in which the stand-in takes the place of the file passes', async () => {
  expect(await build('reset.js')).toEqual([]);
});

test('a library that has moved the file stops the build, by the names of both', async () => {
  expect(await build('moved-reset.js')).toEqual([
    `${by} does not replace ${reset('reset.js')} (shared/docs/patches.md).`,
  ]);
});

test('a build without the library passes', async () => {
  expect(await build('moved-reset.js', '')).toEqual([]);
});

/** @jest-environment node */
import type { ModuleId, PageRegistry, RouteRecord } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { Box } from '@site/ui/core';
import { renderPage } from './entry-node';

const head = { title: 'Page', description: 'A page.' };
const grid = 'projects/fragments/project-grid' satisfies ModuleId;
const landing: RouteRecord = {
  path: '/',
  part: 'marketing',
  page: 'landing',
  consumes: [grid],
  header: 'over',
  ...head,
};
const projects: RouteRecord = { path: '/projects/:id', part: 'projects', page: 'projects', ...head };

function compositionOf(version: string) {
  const part = { version, entry: '', integrity: {} };
  const modules = new Map<ModuleId, RemoteModuleNamespace>([
    ['marketing/pages/landing', { default: () => <Fragment id={grid} label="Projects" mode="every" /> }],
    [grid, { default: () => <p>Grid of {version}</p> }],
    [
      'projects/pages/projects',
      { default: ({ params }) => <p>{`Project ${JSON.stringify(params)} of ${version}`}</p> },
    ],
  ]);
  return (path: string, ...routes: RouteRecord[]) =>
    renderPage({ path, registry: { parts: { marketing: part, projects: part }, routes }, modules });
}

const [older, newer] = [compositionOf('1.0.0-aaaaaaaa'), compositionOf('2.0.0-bbbbbbbb')];
const pages = [
  () => older('/', landing),
  () => newer('/', landing),
  () => older('/projects/1', projects),
  () => newer('/projects/2', projects),
  () => older('/nowhere'),
];

test('concurrently rendered compositions equal sequential ones', async () => {
  const oneByOne = [];
  for (const render of pages) oneByOne.push(await render());
  expect(await Promise.all(pages.map((render) => render()))).toEqual(oneByOne);
  expect(oneByOne.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
  expect(oneByOne[0]?.html).toContain('data-part="projects@1.0.0-aaaaaaaa"');
  expect(oneByOne[1]?.html).toContain('data-part="projects@2.0.0-bbbbbbbb"');
  expect(oneByOne[3]?.html).toContain('Project {&quot;id&quot;:&quot;2&quot;} of 2.0.0-bbbbbbbb');
});

test("a fragment missing in the page's release fails the page", async () => {
  const registry: PageRegistry = { parts: {}, routes: [{ ...landing, consumes: [] }] };
  const modules = new Map<ModuleId, RemoteModuleNamespace>([
    ['marketing/pages/landing', { default: () => <Fragment id={grid} label="Projects" mode="every" /> }],
  ]);
  await expect(renderPage({ path: '/', registry, modules })).rejects.toThrow(
    'The page shows the fragment "Projects", which was not found in its sources',
  );
});

test('a page names its rules as Emotion does, those for elements first', async () => {
  const part = { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} };
  const modules = new Map<ModuleId, RemoteModuleNamespace>([
    ['marketing/pages/landing', { default: () => <Box id="own" p="4" /> }],
  ]);
  const registry: PageRegistry = { parts: { marketing: part }, routes: [{ ...landing, consumes: [] }] };
  const { html, styles } = await renderPage({ path: '/', registry, modules });
  const [, name = ''] = / id="own" class="css-([^"]+)"|$/.exec(html)!;
  expect(styles.names.split(' ')).toContain(name);
  expect(styles.css).toMatch(/^@layer reset,base,tokens,recipes;/);
  expect(styles.css).toMatch(new RegExp(`:root.*\\.css-${name}\\{padding:var\\(--mz-spacing-4\\);\\}`, 's'));
});

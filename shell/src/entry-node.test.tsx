/** @jest-environment node */
import type { ReactNode } from 'react';
import type { ModuleId, PageRegistry, RouteRecord } from '@site/contracts';
import { Fragment } from '@site/runtime';
import { type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { renderPage } from './entry-node';

const head = { title: 'Page', description: 'A page.' };
const grid = 'projects/fragments/project-grid' satisfies ModuleId;
const landing: RouteRecord = { path: '/', part: 'marketing', page: 'landing', uses: [grid], header: 'over', ...head };
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
  const registry: PageRegistry = { parts: {}, routes: [{ ...landing, uses: [] }] };
  const modules = new Map<ModuleId, RemoteModuleNamespace>([
    ['marketing/pages/landing', { default: () => <Fragment id={grid} label="Projects" mode="every" /> }],
  ]);
  await expect(renderPage({ path: '/', registry, modules })).rejects.toThrow(
    'The page shows the fragment "Projects", which was not found in its sources',
  );
});

function renderLanding(body: ReactNode) {
  const part = { version: '1.0.0-aaaaaaaa', entry: '', integrity: {} };
  const modules = new Map<ModuleId, RemoteModuleNamespace>([['marketing/pages/landing', { default: () => body }]]);
  const registry: PageRegistry = { parts: { marketing: part }, routes: [{ ...landing, uses: [] }] };
  return renderPage({ path: '/', registry, modules });
}

test.each([{ w: '220px' }, { color: 'fg.muted' }])(
  'a style that no build has compiled fails the page: %p',
  async (raw) => {
    await expect(renderLanding(<p {...raw}>Home</p>)).rejects.toThrow(
      `/ has <p> with the style "${Object.keys(raw)[0]}" as an attribute`,
    );
  },
);

test('attributes of pictures and drawings that CSS has, too, are no such styles', async () => {
  const body = (
    <>
      <img src="/_/marketing/home.avif" alt="" width="4" height="3" />
      <svg width="4" color="red" fill="none">
        <path stroke="red" opacity="0.5" />
      </svg>
    </>
  );
  expect((await renderLanding(body)).html).toContain('<path stroke="red"');
});

import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { announceFailed } from './announce';
import { HydrationBoundary } from './hydration-boundary';
import { hydratePressed } from './hydrate-pressed';

// Under `act`, React would hydrate everything.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

const hydrated: string[] = [];

function Section({ name }: { name: string }) {
  useLayoutEffect(() => void hydrated.push(name), [name]);
  return <section data-pressed={name === 'form' ? '' : undefined}>{name}</section>;
}

const page = ['gallery', 'form', 'footer'].map((name) => (
  <HydrationBoundary key={name}>
    <Section name={name} />
  </HydrationBoundary>
));

test('the section that was pressed is hydrated in one task, and its neighbors are not', () => {
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  startTransition(() => void hydrateRoot(document.getElementById('root')!, page));
  expect(hydrated).toEqual([]);
  hydratePressed();
  expect(hydrated).toEqual(['form']);
});

test('a failed module reports to the starter by its element', () => {
  document.body.innerHTML = '<div data-module="a/pages/a"></div><div data-module="b/pages/b"></div>';
  const told: (string | null)[] = [];
  document.body.addEventListener('shell:failed', ({ target }) =>
    told.push((target as Element).getAttribute('data-module')),
  );
  announceFailed('b/pages/b');
  expect(told).toEqual(['b/pages/b']);
});

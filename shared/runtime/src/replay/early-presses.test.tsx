import { startTransition, Suspense, use, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { announceHydrated } from '../hydrate/module-elements';

// Under `act`, React would hydrate everything.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  require('./replay');
});

const hydrated: string[] = [];
const onPress = jest.fn();
let code: Promise<void> | undefined;

function Section({ name }: { name: string }) {
  useLayoutEffect(() => void hydrated.push(name), [name]);
  return <button onClick={onPress}>{name}</button>;
}

function Module({ children }: { children: ReactNode }) {
  if (code) use(code);
  useLayoutEffect(() => announceHydrated(moduleElement()), []);
  return (
    <div data-module="a/pages/a" suppressHydrationWarning>
      {children}
    </div>
  );
}

const page = (
  <Suspense>
    <Module>
      {['gallery', 'form', 'footer'].map((name) => (
        <Suspense key={name}>
          <Section name={name} />
        </Suspense>
      ))}
    </Module>
  </Suspense>
);

const moduleElement = () => document.querySelector('[data-module]')!;
const form = () => [...document.querySelectorAll('button')][1]!;

beforeEach(() => {
  code = undefined;
  hydrated.length = 0;
  onPress.mockClear();
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
});

const becomeReady = () => moduleElement().dispatchEvent(new Event('shell:ready', { bubbles: true }));

test('a recorded press hydrates its section and runs in one task, and the neighbors wait', () => {
  form().click();
  startTransition(() => void hydrateRoot(document.getElementById('root')!, page));
  expect(hydrated).toEqual([]);
  becomeReady();
  expect(hydrated).toEqual(['form']);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(form()).not.toHaveAttribute('aria-busy');
});

test('a press that React does not hear yet stays recorded, and runs once', async () => {
  let arrive: () => void = () => undefined;
  code = new Promise((done) => (arrive = done));
  form().click();
  startTransition(() => void hydrateRoot(document.getElementById('root')!, page));
  becomeReady();
  expect(onPress).not.toHaveBeenCalled();
  expect(form()).toHaveAttribute('aria-busy', 'true');
  code = undefined;
  arrive();
  becomeReady();
  becomeReady();
  await Promise.resolve();
  expect(onPress).toHaveBeenCalledTimes(1);
});

import { PageHydration } from './page-hydration';

const [landing, grid, plans] = ['marketing/pages/landing', 'projects/fragments/project-grid', 'agency/pages/plans'];
const html = (
  page: string,
  modes: readonly [string?, string?],
) => `<div id="root"><header><a href="/blog">Blog</a></header>
  <div data-module="${page}" ${attribute(modes[0])}><h1>Homes</h1><a href="/rent">Rent</a><form><input name="q"><button>Search</button></form>
  <div data-module="${grid}" ${attribute(modes[1])}><button aria-label="Save">heart</button></div></div></div>`;
const attribute = (mode?: string) => (mode ? `data-hydrate="${mode}"` : '');

const { IntersectionObserver: Original } = globalThis;
const callbacks: IntersectionObserverCallback[] = [];
function show(target: Element) {
  const entries = [{ isIntersecting: true, target } as IntersectionObserverEntry];
  for (const callback of callbacks) callback(entries, new Original(callback));
}

beforeEach(() => {
  callbacks.length = 0;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    callbacks.push(callback);
    return new Original(callback);
  });
});
afterEach(() => history.replaceState(null, '', '/'));

async function open(body: string) {
  document.body.innerHTML = body;
  const hydration = new PageHydration();
  const due: string[] = [];
  let isNeeded = false;
  hydration.onDue((id) => due.push(id));
  void hydration.whenNeeded.then(() => (isNeeded = true));
  await Promise.resolve();
  return { due, isNeeded: async () => (await Promise.resolve(), isNeeded) };
}

const element = (selector: string) => document.querySelector(selector)!;
const press = (selector: string) => element(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('a module without a mode hydrates on load, and the frame with it', async () => {
  const { due, isNeeded } = await open(html(plans, [undefined, 'visible']));
  expect(due).toEqual([plans]);
  expect(await isNeeded()).toBe(true);
});

test('a page that waits for its visitor evaluates nothing until there is one', async () => {
  const { due, isNeeded } = await open(html(landing, ['interaction', 'visible']));
  expect(await isNeeded()).toBe(false);
  dispatchEvent(new Event('scroll'));
  expect(await isNeeded()).toBe(true);
  expect(due).toEqual([]);
});

test('a press on a field or button hydrates its page; on a link or text not', async () => {
  const { due } = await open(html(landing, ['interaction', 'visible']));
  press('h1');
  press('[href="/rent"]');
  press('header a');
  expect(due).toEqual([]);
  press('form button');
  expect(due).toEqual([landing]);
});

test('an earlier focus, or a recorded press, hydrates its page', async () => {
  const recorded = await open(
    html(landing, ['interaction', 'visible']).replace(
      '<div data-module="projects',
      '<div data-pressed data-module="projects',
    ),
  );
  expect(recorded.due).toEqual([grid, landing]);
  document.body.innerHTML = html(landing, ['interaction', 'visible']);
  element('input[name=q]').setAttribute('autofocus', '');
  (element('input[name=q]') as HTMLInputElement).focus();
  const due: string[] = [];
  new PageHydration().onDue((id) => due.push(id));
  expect(due).toEqual([landing]);
});

test('on the screen, content hydrates with its enclosing module', async () => {
  const { due } = await open(html(landing, ['never', 'visible']));
  press('form button');
  expect(due).toEqual([]);
  show(element(`[data-module="${grid}"]`));
  expect(due).toEqual([grid, landing]);
});

test('at an address with a query everything hydrates on load', async () => {
  history.replaceState(null, '', '/?city=Lahore');
  const { due } = await open(html(landing, ['never', 'visible']));
  expect(due).toEqual([landing, grid]);
});

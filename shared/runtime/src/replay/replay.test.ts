import { runReplay } from './testing/run-replay';

const html = `<div id="root">
  <button id="search">Search</button><button id="menu-button" command="show-modal" commandfor="menu">Menu</button>
  <div data-module="projects/pages/projects"><button id="heart">Save</button><form><button id="submit">Submit</button></form>
  <a id="photo" href="/_/projects/photo.avif" data-opens><img alt=""></a></div>
</div><div id="start-notice" hidden><button>Try again</button></div>`;

const element = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const notice = () => element('#start-notice');
const observers: ((entry: Partial<PerformanceEventTiming>) => void)[] = [];

/** jsdom has none. */
class TestObserver implements PerformanceObserver {
  static readonly supportedEntryTypes = ['first-input'];
  observe = jest.fn();
  disconnect = jest.fn();
  takeRecords = () => [];

  constructor(callback: PerformanceObserverCallback) {
    observers.push((entry) => {
      const list = [entry as PerformanceEntry];
      callback({ getEntries: () => list, getEntriesByName: () => list, getEntriesByType: () => list }, this);
    });
  }
}

function hydrate(selector: string): void {
  element(selector).setAttribute('data-hydrated', '');
  element(selector).dispatchEvent(new Event('shell:hydrated', { bubbles: true }));
  jest.advanceTimersByTime(0);
}

// Missing in jsdom.
Object.defineProperty(HTMLScriptElement.prototype, 'integrity', {
  get(this: Element) {
    return this.getAttribute('integrity') ?? '';
  },
  set(this: Element, value: string) {
    this.setAttribute('integrity', value);
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<script defer src="/_/shell/react.js" integrity="sha384-r"></script><script defer src="/_/shell/main.js" integrity="sha384-m"></script>';
  document.body.innerHTML = html;
  observers.length = 0;
  globalThis.PerformanceObserver = TestObserver;
  runReplay();
});

afterEach(() => {
  delete globalThis.__site;
  jest.useRealTimers();
});

/** Reports the first input, which may precede the replay script. */
function tellFirstInput(entry: { name: string; startTime: number; target: Element }): void {
  observers.forEach((tell) => tell(entry));
}

test('a press before the script is replayed after hydration, a key is not', () => {
  const onPress = jest.fn();
  element('#heart').addEventListener('click', onPress);
  const startedAt = performance.now();
  tellFirstInput({ name: 'keydown', startTime: -1, target: element('#heart') });
  tellFirstInput({ name: 'pointerdown', startTime: startedAt + 1, target: element('#heart') });
  hydrate('[data-module]');
  expect(onPress).not.toHaveBeenCalled();
  element('[data-module]').removeAttribute('data-hydrated');
  tellFirstInput({ name: 'pointerdown', startTime: -1, target: element('#heart') });
  // The press ended after the script ran.
  element('#heart').click();
  hydrate('[data-module]');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press is carried out once, when its part or the frame is hydrated and not before', () => {
  const [onPress, onFrame] = [jest.fn(), jest.fn()];
  element('#heart').addEventListener('click', onPress);
  element('#search').addEventListener('click', onFrame);
  element('#search').click();
  element('#heart').click();
  element('#heart').click();
  expect(onFrame).not.toHaveBeenCalled();
  hydrate('#root');
  expect(onFrame).toHaveBeenCalledTimes(1);
  expect(onPress).not.toHaveBeenCalled();
  hydrate('[data-module]');
  expect(onPress).toHaveBeenCalledTimes(1);
  element('#heart').click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('a recorded press looks busy until it is replayed', () => {
  const heart = element('#heart');
  const busyWhenPressed: (string | null)[] = [];
  heart.addEventListener('click', () => busyWhenPressed.push(heart.getAttribute('aria-busy')));
  heart.click();
  expect(heart).toHaveAttribute('aria-busy', 'true');
  expect(heart).toHaveAttribute('data-replay');
  expect(element('#submit')).not.toHaveAttribute('aria-busy');
  hydrate('[data-module]');
  expect(busyWhenPressed).toEqual([null]);
  expect(heart).not.toHaveAttribute('data-replay');
});

test('a press whose part fails stops looking busy and runs when it recovers', () => {
  const onPress = jest.fn();
  const heart = element('#heart');
  heart.addEventListener('click', onPress);
  heart.click();
  element('[data-module]').dispatchEvent(new Event('shell:failed', { bubbles: true }));
  expect(heart).not.toHaveAttribute('aria-busy');
  element('form').addEventListener('submit', (event) => event.preventDefault());
  element('#submit').click();
  expect(element('#submit')).toHaveAttribute('aria-busy', 'true');
  jest.advanceTimersByTime(10_000);
  expect(notice()).toHaveProperty('hidden', false);
  expect(element('#submit')).not.toHaveAttribute('aria-busy');
  hydrate('[data-module]');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a press on a toggle that is already in the wanted state, or on what has gone, is dropped', () => {
  const onPress = jest.fn();
  const [heart, submit] = [element('#heart'), element('#submit')];
  for (const button of [heart, submit]) button.addEventListener('click', onPress);
  submit.addEventListener('click', (event) => event.preventDefault());
  heart.setAttribute('aria-pressed', 'false');
  submit.setAttribute('aria-pressed', 'false');
  const gone = document.createElement('button');
  gone.addEventListener('click', onPress);
  element('form').append(gone);
  for (const button of [heart, submit, gone]) button.click();
  gone.remove();
  heart.setAttribute('aria-pressed', 'true');
  hydrate('[data-module]');
  expect(onPress.mock.calls.map(([event]: [Event]) => event.target)).toEqual([submit]);
  expect(heart).not.toHaveAttribute('data-replay');
});

const click = (detail: number, init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, detail, ...init });

test('a press on a photograph waits for the dialog, and never opens its file', () => {
  const photo = element('#photo');
  const onPress = jest.fn();
  photo.addEventListener('click', onPress);
  expect(element('#photo img').dispatchEvent(click(1))).toBe(false);
  expect(photo).toHaveAttribute('data-replay');
  const repeated: boolean[] = [];
  photo.addEventListener('click', ({ defaultPrevented }) => repeated.push(defaultPrevented));
  hydrate('[data-module]');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(repeated).toEqual([true]);
});

test('a photograph in another tab, or in a part that fails, is opened by the browser', () => {
  element('#photo').addEventListener('click', (event) => event.preventDefault());
  element('#photo').dispatchEvent(click(1, { ctrlKey: true }));
  expect(element('#photo')).not.toHaveAttribute('data-replay');
  element('[data-module]').dispatchEvent(new Event('shell:failed', { bubbles: true }));
  element('#photo').dispatchEvent(click(1));
  expect(element('#photo')).not.toHaveAttribute('data-replay');
});

test('an early submit is not sent by the browser, and runs after hydration', () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', onSubmit);
  element('#submit').click();
  element<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(onSubmit).not.toHaveBeenCalled();
  hydrate('[data-module]');
  expect(onSubmit).toHaveBeenCalled();
});

test('a failed first script is retried, then offered with Try again @ERRS-01', () => {
  element('[src="/_/shell/main.js"]').dispatchEvent(new Event('load'));
  element('[src^="/_/shell/react.js"]').dispatchEvent(new Event('error'));
  const second = element<HTMLScriptElement>('[src="/_/shell/react.js?attempt=1"]');
  expect(second).toHaveProperty('integrity', 'sha384-r');
  expect(document.querySelectorAll('script[src^="/_/shell/react.js"]')).toHaveLength(1);
  expect(notice()).toHaveProperty('hidden', true);
  second.dispatchEvent(new Event('error'));
  expect(notice()).toHaveProperty('hidden', false);
  element('#start-notice button').click();
  expect(element('[src="/_/shell/react.js?attempt=2"]')).toBeInTheDocument();
  expect(document.querySelectorAll('script[src*="main.js"]')).toHaveLength(1);
  expect(notice()).toHaveProperty('hidden', true);
});

test('hanging first scripts show a notice after ten seconds until they arrive @ERRS-01', () => {
  jest.advanceTimersByTime(9_999);
  expect(notice()).toHaveProperty('hidden', true);
  jest.advanceTimersByTime(1);
  expect(notice()).toHaveProperty('hidden', false);
  hydrate('#root');
  expect(notice()).toHaveProperty('hidden', true);
});

test.each([
  ['has been hydrated in time', () => hydrate('#root')],
  [
    'has its scripts and waits for its visitor',
    () => document.querySelectorAll('script[defer]').forEach((script) => script.dispatchEvent(new Event('load'))),
  ],
])('no notice appears in a page that %s', (_, start) => {
  start();
  jest.advanceTimersByTime(20_000);
  expect(notice()).toHaveProperty('hidden', true);
});

test('a press in a module that never hydrates is left to the browser', () => {
  element('[data-module]').setAttribute('data-hydrate', 'never');
  const onPress = jest.fn();
  element('#heart').addEventListener('click', onPress);
  element('#heart').click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a failed module is marked until it hydrates, the document while first scripts are late', () => {
  const module = element('[data-module]');
  module.dispatchEvent(new Event('shell:failed', { bubbles: true }));
  expect(module.dataset).toHaveProperty('failed');
  hydrate('[data-module]');
  expect(module.dataset).not.toHaveProperty('failed');
  jest.advanceTimersByTime(10_000);
  expect(document.documentElement.dataset).toHaveProperty('failed');
  hydrate('#root');
  expect(document.documentElement.dataset).not.toHaveProperty('failed');
});

const head =
  '<link rel="preload" as="script" href="/_/a/page.js" media="not all"><script src="/_/shell/react.js" type="later" defer></script><script src="/_/shell/main.js" type="later" defer></script>';

const picture = () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!;
const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([type])')].map((script) =>
    script.getAttribute('src'),
  );
const all = ['/_/shell/react.js', '/_/shell/main.js'];

function open(body = '<img fetchpriority="high" src="/cover.avif"><button>Save</button>', isComplete = false): void {
  jest.clearAllTimers();
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  if (picture()) Object.defineProperty(picture(), 'complete', { value: isComplete });
  jest.isolateModules(() => void require('./first-scripts'));
}

/** jsdom reports no paint. */
let paint = () => {};
const painted = () => {
  jest.advanceTimersByTime(2 * 16);
  paint();
};

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.PerformanceObserver = class implements PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    disconnect = jest.fn();
    takeRecords = () => [];
    observe = ({ type, buffered }: PerformanceObserverInit) => {
      if (type === 'paint' && buffered)
        paint = () =>
          this.callback({ getEntries: () => [], getEntriesByName: () => [], getEntriesByType: () => [] }, this);
    };

    constructor(readonly callback: PerformanceObserverCallback) {}
  };
  history.replaceState(null, '', '/');
});
afterEach(() => jest.useRealTimers());

test('the first scripts load after the first picture, all at once', () => {
  open();
  expect(started()).toEqual([]);
  expect(document.querySelector('link[rel=preload]')).toHaveAttribute('media');
  picture().dispatchEvent(new Event('load'));
  expect(started()).toEqual([]);
  painted();
  expect(started()).toEqual(all);
  expect([...document.querySelectorAll('script')].every(({ async }) => async)).toBe(true);
  expect(document.querySelector('link[rel=preload]')).not.toHaveAttribute('media');
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'a visitor who does something (%s) does not wait for pictures',
  (type) => {
    open();
    document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toEqual(all);
    expect([...document.scripts].map(({ fetchPriority }) => fetchPriority)).toEqual(['high', 'high']);
  },
);

test('the first scripts do not wait for failed or late pictures over three seconds', () => {
  open();
  picture().dispatchEvent(new Event('error'));
  painted();
  expect(started()).toEqual(all);
  open(undefined, true);
  expect(started()).toEqual([]);
  painted();
  expect(started()).toEqual(all);
  open('<main></main>');
  expect(started()).toEqual(all);
  open();
  jest.advanceTimersByTime(2_999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(all);
});

test('a page with a query does not wait for its picture', () => {
  history.replaceState(null, '', '/projects_details_view?page=2');
  open();
  expect(started()).toEqual(all);
});

test('they are started once', () => {
  open();
  picture().dispatchEvent(new Event('load'));
  painted();
  const script = document.querySelector('script');
  jest.advanceTimersByTime(5_000);
  expect(document.querySelector('script')).toBe(script);
  expect(started()).toEqual(all);
});

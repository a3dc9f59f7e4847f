import { addIntegrity, quickFailureMs, scriptElement, trustDevelopmentOrigin } from './script-loader';

const url = '/_/projects/page.0123456789.js';
const hash = 'sha384-abc';

beforeEach(() => {
  delete globalThis.__site;
  document.head.replaceChildren();
  addIntegrity({ [url]: hash });
});
afterEach(() => jest.restoreAllMocks());

const fail = (script: Element | null) => script?.dispatchEvent(new Event('error'));

/** As webpack and federation request it. */
function request() {
  const [onload, onerror] = [jest.fn(), jest.fn()];
  document.head.append(Object.assign(scriptElement(url), { onload, onerror }));
  return { onload, onerror, script: () => document.head.querySelector('script') };
}

test('sets the hash and the CORS mode of the preload on every script', () => {
  const script = scriptElement(url);
  expect(script).toHaveProperty('integrity', hash);
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.getAttribute('src')).toBe(url);
});

test('refuses a script that no release names', () => {
  expect(() => scriptElement('/_/projects/other.js')).toThrow('No release names the script /_/projects/other.js');
  expect(() => scriptElement('https://elsewhere.example/_/projects/page.0123456789.js')).toThrow('No release names');
});

test('asks under a changed URL after every failed attempt', () => {
  scriptElement(url);
  const second = scriptElement(url);
  expect(second.getAttribute('src')).toBe(`${url}?attempt=1`);
  second.dispatchEvent(new Event('load'));
  expect(scriptElement(url).getAttribute('src')).toBe(`${url}?attempt=1`);
});

test('requests a quickly failed script again under a changed URL, before the caller learns of it', () => {
  const { onload, onerror, script } = request();
  fail(script());
  expect(onerror).not.toHaveBeenCalled();
  expect(script()?.getAttribute('src')).toBe(`${url}?attempt=1`);
  expect(script()).toHaveProperty('integrity', hash);
  script()?.dispatchEvent(new Event('load'));
  expect(onload).toHaveBeenCalledTimes(1);
  expect(script()).toBeNull();
});

test('a second failure is the caller’s', () => {
  const { onerror, script } = request();
  fail(script());
  fail(script());
  expect(onerror).toHaveBeenCalledTimes(1);
});

test('after a slow failure there is no time for a second attempt', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { onerror, script } = request();
  now.mockReturnValue(quickFailureMs + 1);
  fail(script());
  expect(onerror).toHaveBeenCalledTimes(1);
});

test('a script that the caller has given up is not requested again', () => {
  const { onerror, script } = request();
  const first = script();
  first?.remove();
  fail(first);
  expect(script()).toBeNull();
  expect(onerror).toHaveBeenCalledTimes(1);
});

test('loads the scripts of a development server only when its origin is trusted', () => {
  expect(() => scriptElement('http://localhost:4201/page.js')).toThrow('No release names');
  trustDevelopmentOrigin('http://localhost:4201');
  expect(scriptElement('http://localhost:4201/page.js').getAttribute('src')).toBe('http://localhost:4201/page.js');
});

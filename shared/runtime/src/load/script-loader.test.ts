import { addIntegrity, hasArrived, scriptElement, trustDevelopmentOrigin } from './script-loader';

const url = '/_/projects/page.0123456789.js';
const hash = 'sha384-abc';

beforeEach(() => {
  delete globalThis.__site;
  addIntegrity({ [url]: hash });
});

it('sets the hash and the CORS mode of the preload on every script', () => {
  const script = scriptElement(url);
  expect(script).toHaveProperty('integrity', hash);
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.getAttribute('src')).toBe(url);
});

it('refuses a script that no release names', () => {
  expect(() => scriptElement('/_/projects/other.js')).toThrow('No release names the script /_/projects/other.js');
  expect(() => scriptElement('https://elsewhere.example/_/projects/page.0123456789.js')).toThrow('No release names');
});

it('asks under a changed URL after every failed attempt', () => {
  scriptElement(url);
  const second = scriptElement(url);
  expect(second.getAttribute('src')).toBe(`${url}?attempt=1`);
  expect(hasArrived(url)).toBe(false);
  second.dispatchEvent(new Event('load'));
  expect(hasArrived(url)).toBe(true);
  expect(scriptElement(url).getAttribute('src')).toBe(`${url}?attempt=1`);
});

it('loads the scripts of a development server only when its origin is trusted', () => {
  expect(() => scriptElement('http://localhost:4201/page.js')).toThrow('No release names');
  trustDevelopmentOrigin('http://localhost:4201');
  expect(scriptElement('http://localhost:4201/page.js').getAttribute('src')).toBe('http://localhost:4201/page.js');
});

import { addIntegrity, hasArrived, scriptElement, trustDevelopmentOrigin } from './script-loader';

const url = '/_/projects/page.0123456789.js';
const hash = 'sha384-abc';

beforeEach(() => {
  delete globalThis.__site;
  addIntegrity({ [url]: hash });
});

it('gives every script its hash and the mode that preloads have', () => {
  const script = scriptElement(url);
  expect(script).toHaveProperty('integrity', hash);
  expect(script.crossOrigin).toBe('anonymous');
  expect(script.getAttribute('src')).toBe(url);
});

it('refuses a script that no release names', () => {
  expect(() => scriptElement('/_/projects/other.js')).toThrow('No release names the script /_/projects/other.js');
  expect(() => scriptElement('https://elsewhere.example/_/projects/page.0123456789.js')).toThrow('No release names');
});

it('changes the address of every attempt until one arrives', () => {
  scriptElement(url);
  const second = scriptElement(url);
  expect(second.getAttribute('src')).toBe(`${url}?attempt=1`);
  expect(hasArrived(url)).toBe(false);
  second.dispatchEvent(new Event('load'));
  expect(hasArrived(url)).toBe(true);
  expect(scriptElement(url).getAttribute('src')).toBe(`${url}?attempt=1`);
});

it('knows a script that arrived at once', () => {
  scriptElement(url).dispatchEvent(new Event('load'));
  expect(hasArrived(url)).toBe(true);
});

it('takes a development server\'s scripts only after somebody has vouched for it', () => {
  expect(() => scriptElement('http://localhost:4201/page.js')).toThrow('No release names');
  trustDevelopmentOrigin('http://localhost:4201');
  expect(scriptElement('http://localhost:4201/page.js').getAttribute('src')).toBe('http://localhost:4201/page.js');
});

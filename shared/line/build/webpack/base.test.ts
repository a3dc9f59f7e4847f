/** @jest-environment node */
import { minify } from './base';

const numbers = Array.from({ length: 60 }, (_, index) => index);
const script = (hash: string, comment = '') => `(() => {
${numbers.map((index) => `const value${index} = (given) => [given, window.of(${index})]; window.keep(value${index});`).join('\n')}
${comment} window.load = (id) => ({ ${numbers.map((index) => `${index}: "${hash}"`).join()} })[id];
})();`;

async function minified(source: string): Promise<string> {
  const { code } = await minify({ 'entry.js': source }, undefined, { compress: false, mangle: true });
  return code ?? '';
}

test('hashes of chunks and comments do not change short names', async () => {
  const one = await minified(script('bbbbbbbb'));
  expect(one).toContain('bbbbbbbb');
  for (const hash of ['eeeeeeee', '5b3c2f4c'])
    expect((await minified(script(hash, '/* /home/eee/eeeeeeeeeeee */'))).replaceAll(hash, 'bbbbbbbb')).toBe(one);
});

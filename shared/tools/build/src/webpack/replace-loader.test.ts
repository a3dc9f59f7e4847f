/** @jest-environment node */
import type { LoaderContext } from 'webpack';
import replaceText, { type Replacement } from './replace-loader';

const load = (source: string) =>
  replaceText.call(
    {
      getOptions: () => ({ from: 'a.localeCompare(b)', to: 'order(a, b)' }),
      resourcePath: '/library/sort.js',
    } as LoaderContext<Replacement>,
    source,
  );

test('a text is replaced wherever a file has it', () => {
  expect(load('return a.localeCompare(b);\nreturn a.localeCompare(b);')).toBe(
    'return order(a, b);\nreturn order(a, b);',
  );
});

test('a file that no longer has it stops the build, by its name', () => {
  expect(() => load('return compare(a, b);')).toThrow('/library/sort.js no longer has "a.localeCompare(b)"');
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

import { SiteProvider } from '../core/site-provider';
import { documentSystem } from './document-system';
import { recipes } from './recipes';
import { slotRecipes } from './slot-recipes';
import { system } from './system';
import { textStyles } from './text-styles';

const globalCss = writeGlobalCss();

test('the rules that are written into every page stay below 7 KB', () => {
  expect(globalCss.length).toBeLessThan(7 * 1024);
});

test('paper has no navigation, form, button or footer', () => {
  expect(globalCss).toMatch(/@media print\{nav,form,button,footer\{display:none ?!important/);
});

test('nothing moves where a visitor asked for less motion', () => {
  expect(globalCss).toMatch(
    /@media \(prefers-reduced-motion: reduce\)\{\*,\*::before[^}]*[^-]animation-duration:\.01ms!i[^}]*transition-duration:\.01ms!i/,
  );
});

test('no layer is left open, which would cost the one behind it', () => {
  expect(globalCss).toMatch(/@layer base\s*\{/);
  expect(globalCss).not.toMatch(/@layer \w+\s*(@|$)/);
});

test('space and the corners of panels follow the screen by themselves', () => {
  expect(globalCss).toMatch(/@media screen and \(min-width: 64rem\)\s*\{[^@]*--mz-spacing-gutter:\s*5rem/);
  expect(globalCss).toMatch(/@media screen and \(min-width: 48rem\)\s*\{[^@]*--mz-radii-panel:\s*24px/);
});

test('small text has one of four sizes, none below 14 px', () => {
  const looks = JSON.stringify([textStyles, recipes, slotRecipes]);
  const sizes = Array.from(looks.matchAll(/"(?:fontSize|base|sm|md)":"([\d.]+)rem"/g), ([, rem]) => Number(rem) * 16);
  expect(sizes.length).toBeGreaterThan(40);
  const small = new Set(sizes.filter((size) => size < 20));
  expect([...small].sort((a, b) => a - b)).toEqual([14, 15, 16, 18]);
});

test('the title of each page has one of two sizes', () => {
  const titles = listSources().flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/<Heading as="h1"[^>]*>/g), ([tag]) => tag),
  );
  expect(titles).not.toEqual([]);
  expect(titles.filter((tag) => /textStyle="(?!(?:display|displayTall|h1)")/.test(tag))).toEqual([]);
});

test('every `{category.name}` in a style names a token', () => {
  const sources = listSources();
  const references = sources.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/\{((?:colors|spacing|sizes|radii|shadows|easings)\.[\w.]+)[/}]/g),
      ([, name = '']) => name,
    ),
  );
  expect(references.length).toBeGreaterThan(40);
  expect(references.filter((name) => !system.token.var(name))).toEqual([]);
});

const colorProps =
  /\b(?:bg|background|color|fill|stroke|\w+Color)(?:=|: )'?"?(?:\{.*? [:?] )?'?([a-z]+\.[a-z]\w*)['"]/gi;
const textProps = /\btextStyle(?:=|: )(?:\{.*? [:?] )?['"](\w+)['"]/g;
const spaceProps = /\b(?:[mp][trblxyse]?|(?:row|column)?[gG]ap|(?:margin|padding)\w*)(?:=|: )['"](-?\d+)['"]/g;

test('every color, text style and step of space in a style is in the theme', () => {
  const text = listSources()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const namesIn = (props: RegExp) => Array.from(text.matchAll(props), ([, name = '']) => name);
  const [colors, styles, steps] = [namesIn(colorProps), namesIn(textProps), namesIn(spaceProps)];
  expect(Math.min(colors.length, styles.length, steps.length)).toBeGreaterThan(100);
  expect(colors.filter((name) => !system.token.var(`colors.${name}`))).toEqual([]);
  expect(styles.filter((name) => !(name in textStyles))).toEqual([]);
  expect(steps.filter((name) => name !== '0' && !system.token.var(`spacing.${name}`))).toEqual([]);
});

function listSources(): string[] {
  const root = path.resolve(__dirname, '../../../..');
  const folders = readdirSync(root)
    .filter((name) => /^(shell|remote-.+)$/.test(name))
    .concat('shared');
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  );
  return files.filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/node_modules|\.test\.|\/testing\//.test(file));
}

function writeGlobalCss(): string {
  const cache = Object.assign(createCache({ key: 'css' }), { compat: true as const });
  renderToString(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(SiteProvider, { system: documentSystem, children: 'A page' }),
    ),
  );
  return Object.values(cache.inserted).join('');
}

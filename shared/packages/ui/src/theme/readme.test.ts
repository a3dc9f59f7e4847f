/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { roles } from './colors';
import { textStyles } from './text-styles';
import { breakpoints, semanticTokens, tokens } from './tokens';

const readme = readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8');
const [, section = ''] = /## Tokens.*\n([\s\S]*?)\n## /.exec(readme) ?? [];

/** What stands in backticks behind a bold word, asides in brackets left out: `` **Radii** (`rounded`) `card` 16 ``. */
function namesBehind(word: string): string[] {
  const [, text = ''] = new RegExp(`\\*\\*${word}\\*\\*([^*]*)`).exec(section.replace(/\([^)]*\)/g, '')) ?? [];
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, names = '']) => names.split(' ')).flat();
}

const colors = Object.entries(roles).flatMap(([group, members]) => Object.keys(members).map((name) => `${group}.${name}`));
const sizes = Object.keys(tokens.sizes).filter((name) => !(name in tokens.spacing));

test.each([
  ['Colours', [...colors, 'white']],
  ['Space', [...Object.keys(tokens.spacing), ...Object.keys(semanticTokens.spacing)]],
  ['Sizes', sizes],
  ['Radii', [...Object.keys(tokens.radii), ...Object.keys(semanticTokens.radii)]],
  ['Shadows', Object.keys(tokens.shadows)],
  ['Easing', Object.keys(tokens.easings)],
  ['Breakpoints', Object.keys(breakpoints)],
  ['Text styles', Object.keys(textStyles)],
  ['Weights', Object.keys(tokens.fontWeights)],
])('a person who looks up %s in the README finds all of them, and none that is not there', (word, names) => {
  expect(namesBehind(word).sort()).toEqual(names.sort());
});

test('a person finds every space as a size too', () => {
  expect(Object.keys(tokens.sizes)).toEqual(expect.arrayContaining(Object.keys(tokens.spacing)));
});

/** @jest-environment node */
import type { TypeTree } from '@site/contracts';
import { findMisfits } from './misfits';
import { openTypeProgram, type TypeProgram } from './type-program';

const none: TypeTree = { files: {}, modules: {} };
const provides = "export type TokenReference = '{colors.fg.default}' | '{easings.reveal}';";

const uses = {
  agency: "export const moves = ['all 1s {easings.bounce}', 'top 1s {easings.bounce}'];",
  marketing: "export const ring = { boxShadow: 'inset 0 0 0 3px {colors.fg.default/40}' };",
  projects: "export const text = `{colors} {paths.home} {colors.${'fg'}}`;",
};

let opened: TypeProgram;
beforeAll(() => {
  const consumers = Object.entries(uses).map(([part, text]) => ({
    part,
    types: { declares: none, sources: { files: { 'page.tsx': text }, modules: {} } },
  }));
  const declares: TypeTree = { files: { 'core.d.ts': provides }, modules: { '@site/ui/core': 'core.d.ts' } };
  const shell = { part: 'shell', types: { declares, sources: none } };
  opened = openTypeProgram({ parts: [shell, ...consumers], consumers: Object.keys(uses) });
});

it.each([
  [
    'that the shell lacks is refused, once',
    'agency',
    ['agency uses the token easings.bounce, which the shell does not provide.'],
  ],
  ['that the shell provides is accepted', 'marketing', []],
  ['is not what other braces name', 'projects', []],
])('a token inside a longer value %s', (_, part, sentences) => {
  expect(findMisfits(opened, part).map(({ sentence }) => sentence)).toEqual(sentences);
});

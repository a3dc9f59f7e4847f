/** @jest-environment node */
import type { ReleaseTypes, TypeTree } from '@site/contracts';
import { findMisfits } from './misfits';
import { openTypeProgram } from './type-program';

const none: TypeTree = { files: {}, modules: {} };

function check(declares: string, uses: string): string[] {
  const types: ReleaseTypes = {
    declares: { files: { 'core.d.ts': declares }, modules: { '@site/ui/core': 'core.d.ts' } },
    sources: none,
  };
  const agency: ReleaseTypes = { declares: none, sources: { files: { 'page.tsx': uses }, modules: {} } };
  const opened = openTypeProgram({
    parts: [
      { part: 'shell', types },
      { part: 'agency', types: agency },
    ],
    consumers: ['agency'],
  });
  return findMisfits(opened, 'agency').map(({ sentence }) => sentence);
}

const provides = "export type TokenReference = '{colors.fg.default}' | '{easings.reveal}';";
const ring = "export const ring = { boxShadow: 'inset 0 0 0 3px {colors.fg.default/40}' };";

it('a token inside a longer value that the shell lacks is refused, once', () => {
  const uses = "export const moves = ['all 1s {easings.bounce}', 'top 1s {easings.bounce}'];";
  expect(check(provides, uses)).toEqual(['agency uses the token easings.bounce, which the shell does not provide.']);
});

it.each([
  ['that the shell provides', provides, ring],
  ['beside braces that name no token', provides, "export const text = `{colors} {paths.home} {colors.${'fg'}}`;"],
  ['of a shell that does not list its tokens', 'export declare const Box: string;', ring],
])('a token %s is accepted', (_, declares, uses) => {
  expect(check(declares, uses)).toEqual([]);
});

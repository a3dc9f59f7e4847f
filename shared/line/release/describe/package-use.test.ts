/** @jest-environment node */
import { join } from 'node:path';
import ts from 'typescript';
import { newFolder } from '../../testing/folder';
import { findUndeclared } from './package-use';

const dir = newFolder({ 'package.json': JSON.stringify({ dependencies: { 'lucide-react': '1' } }) });

const find = (text: string, file = join(dir, 'src/page.tsx')) =>
  findUndeclared(dir, [ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)]);

it.each([
  ["import words from 'no-words/list';", 'no-words'],
  ["import '@other/styles/reset.css';", '@other/styles'],
  ["export { words } from 'no-words';", 'no-words'],
  ["const load = () => import('no-words');", 'no-words'],
  ["import { Box } from '../../shared/ui/src/core/box';", '../../shared/ui/src/core/box'],
])('a package that package.json lacks is found: %s', (text, name) => {
  expect(find(text)).toEqual([`${name} in src/page.tsx`]);
});

it.each([
  "import { Box } from '@site/ui/core';\nimport { jsx } from 'react/jsx-runtime';\nimport { Eye } from 'lucide-react';",
  "import type { Words } from 'no-words';",
  "import { plans } from '../content/plans';\nimport { join } from 'node:path';",
])('a declared or shared package, a type or a file is accepted: %s', (text) => {
  expect(find(text)).toEqual([]);
});

it('files of other packages answer for their own imports', () => {
  expect(find("import words from 'no-words';", '/elsewhere/shared/ui/src/core/box.tsx')).toEqual([]);
});

/** @jest-environment node */
import { join } from 'node:path';
import ts from 'typescript';
import { newFolder } from '../../testing/folder';
import { findCopies, findUndeclared, findUnsafe } from './refused-uses';

const dir = newFolder({ 'package.json': JSON.stringify({ dependencies: { 'lucide-react': '1' } }) });

const undeclared = (text: string, file = join(dir, 'src/page.tsx')) =>
  findUndeclared(dir, [ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)]);

test.each([
  ["import words from 'no-words/list';", 'no-words'],
  ["import '@other/styles/reset.css';", '@other/styles'],
  ["export { words } from 'no-words';", 'no-words'],
  ["const load = () => import('no-words');", 'no-words'],
  ["import { Box } from '../../shared/ui/src/core/box';", '../../shared/ui/src/core/box'],
])('a package that package.json lacks is found: %s', (text, name) => {
  expect(undeclared(text)).toEqual([`imports ${name} in src/page.tsx, which its package.json does not name.`]);
});

test.each([
  "import { Box } from '@site/ui/core';\nimport { jsx } from 'react/jsx-runtime';\nimport { Eye } from 'lucide-react';",
  "import type { Words } from 'no-words';",
  "import { plans } from '../content/plans';\nimport { join } from 'node:path';",
])('a declared or shared package, a type or a file is accepted: %s', (text) => {
  expect(undeclared(text)).toEqual([]);
});

test('a second copy of what the shell shares is named, with what to import', () => {
  const text =
    "import { useLocation } from 'react-router-dom';\nimport type { To } from 'react-router-dom';\nimport { Box } from '@site/ui/core';";
  const file = ts.createSourceFile(join(dir, 'src/page.tsx'), text, ts.ScriptTarget.ES2023, true);
  expect(findCopies(dir, [file])).toEqual([
    "imports react-router-dom in src/page.tsx, a second copy without the page's state. Import @site/runtime/router instead.",
  ]);
});

test('files of other packages answer for their own imports', () => {
  expect(undeclared("import words from 'no-words';", '/elsewhere/shared/ui/src/core/box.tsx')).toEqual([]);
});

const unsafe = (text: string) =>
  findUnsafe('', [ts.createSourceFile('page.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)])[0];

describe('a file', () => {
  test.each([
    ['const a = <p dangerouslySetInnerHTML={{ __html: text }} />;', 'dangerouslySetInnerHTML'],
    ["createElement('p', { dangerouslySetInnerHTML: { __html: text } });", 'dangerouslySetInnerHTML'],
    ['ref.current.innerHTML = text;', 'innerHTML'],
    ["document.body.insertAdjacentHTML('beforeend', text);", 'insertAdjacentHTML'],
    ['window.document.write(text);', 'document.write'],
    ["new Function('return 1')();", 'Function'],
    ['window.eval(text);', 'eval'],
    ["setTimeout('go()', 10);", 'setTimeout'],
    ["void navigator.serviceWorker.register('/worker.js');", 'serviceWorker.register'],
    ["window.parent.postMessage({ text }, '*');", "postMessage to '*'"],
  ])('does what browsers refuse: %s', (text, use) => {
    expect(unsafe(text)).toContain(use);
  });

  test.each([
    'const a = <p>dangerouslySetInnerHTML</p>;',
    'const text = element.innerHTML;',
    'element.insertAdjacentElement("beforeend", other);',
    'stream.write(text);',
    'setTimeout(() => go(), 10);',
    'worker.postMessage({ text }, [port]);',
    'emitter.register(name);',
  ])('does not: %s', (text) => {
    expect(unsafe(text)).toBeUndefined();
  });
});

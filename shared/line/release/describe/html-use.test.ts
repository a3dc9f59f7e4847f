/** @jest-environment node */
import ts from 'typescript';
import { findHtmlUse } from './html-use';

const find = (text: string) =>
  findHtmlUse(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX));

describe('a file', () => {
  it.each([
    ['const a = <p dangerouslySetInnerHTML={{ __html: text }} />;', 'dangerouslySetInnerHTML'],
    ["createElement('p', { dangerouslySetInnerHTML: { __html: text } });", 'dangerouslySetInnerHTML'],
    ['ref.current.innerHTML = text;', 'innerHTML'],
    ["document.body.insertAdjacentHTML('beforeend', text);", 'insertAdjacentHTML'],
    ['window.document.write(text);', 'document.write'],
  ])('writes text as HTML: %s', (text, use) => {
    expect(find(text)).toBe(use);
  });

  it.each([
    'const a = <p>dangerouslySetInnerHTML</p>;',
    'const text = element.innerHTML;',
    'element.insertAdjacentElement("beforeend", other);',
    'stream.write(text);',
  ])('writes none: %s', (text) => {
    expect(find(text)).toBeUndefined();
  });
});

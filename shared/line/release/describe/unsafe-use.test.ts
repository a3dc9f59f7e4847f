/** @jest-environment node */
import ts from 'typescript';
import { findUnsafeUse } from './unsafe-use';

const find = (text: string) =>
  findUnsafeUse(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX))?.use;

describe('a file', () => {
  it.each([
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
    expect(find(text)).toContain(use);
  });

  it.each([
    'const a = <p>dangerouslySetInnerHTML</p>;',
    'const text = element.innerHTML;',
    'element.insertAdjacentElement("beforeend", other);',
    'stream.write(text);',
    'setTimeout(() => go(), 10);',
    'worker.postMessage({ text }, [port]);',
    'emitter.register(name);',
  ])('does not: %s', (text) => {
    expect(find(text)).toBeUndefined();
  });
});

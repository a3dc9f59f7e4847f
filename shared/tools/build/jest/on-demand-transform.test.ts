/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import vm from 'node:vm';

interface Transform {
  process: (source: string) => { code: string };
}

// Node's require: jest's would apply the transform.
const load = process.getBuiltinModule('node:module').createRequire(__filename);
const index = load.resolve('@chakra-ui/react');
const { process: loadOnDemand } = load('./on-demand-transform.cjs') as Transform;

function evaluate(asked: string[]): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  const { code } = loadOnDemand(readFileSync(index, 'utf8'));
  const note = (file: string): unknown => (
    asked.push(file),
    load(file.startsWith('.') ? `${dirname(index)}/${file}` : file)
  );
  vm.runInThisContext(`(function (exports, require) {${code}\n})`)(exports, note);
  return exports;
}

test('a test that imports from Chakra loads only what it reads', () => {
  const asked: string[] = [];
  const exports = evaluate(asked);
  expect(asked).toEqual([]);
  expect(exports['Box']).toBeDefined();
  expect(asked).toEqual(['./components/box/index.cjs']);
});

test('everything that Chakra exports is there, and is the same', () => {
  const real = load(index) as Record<string, unknown>;
  const exports = evaluate([]);
  expect(Object.keys(exports).sort()).toEqual(Object.keys(real).sort());
  expect(Object.keys(real).filter((name) => exports[name] !== real[name])).toEqual([]);
});

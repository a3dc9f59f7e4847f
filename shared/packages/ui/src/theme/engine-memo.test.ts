/** @jest-environment node */
import { memo } from './engine-memo';

const asked = (...lists: readonly (readonly unknown[])[]) => {
  const make = jest.fn((...args: readonly unknown[]) => ({ args }));
  const remembered = memo(make);
  for (const list of lists) expect(remembered(...list).args).toEqual(list);
  return make.mock.calls.length;
};

test.each([
  ['a string', ['padding']],
  ['a property and its value', ['padding', '4']],
  ['a list of names', [['_hover', 'base']]],
  ['a number, a boolean and nothing', [4, true, null, undefined]],
])('what was made for %s is made once', (_what, args) => {
  expect(asked(args, [...args])).toBe(1);
});

test.each([
  ['a number and its text', ['zIndex', 4], ['zIndex', '4']],
  ['a string and a list of it', ['padding'], [['padding']]],
  ['a value and none', ['color', ''], ['color']],
  ['null and undefined', [null], [undefined]],
  ['one name and two', [['a', 'b']], [['a b']]],
])('%s are different', (_what, one, other) => {
  expect(asked(one, other)).toBe(2);
});

test('for objects and functions nothing is kept: they may have changed', () => {
  const props = { padding: '4' };
  expect(asked([props], [props])).toBe(2);
  expect(asked(['css', [props]], ['css', [props]])).toBe(2);
  expect(asked([String], [String])).toBe(2);
});

test('changing values are dropped from the cache at its limit', () => {
  const make = jest.fn((value: string) => value.length);
  const remembered = memo(make);
  for (let number = 0; number < 501; number += 1) remembered(`${number}px`);
  remembered('500px');
  expect(make).toHaveBeenCalledTimes(501);
  remembered('0px');
  expect(make).toHaveBeenCalledTimes(502);
});

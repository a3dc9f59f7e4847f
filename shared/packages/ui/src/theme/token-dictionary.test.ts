/** @jest-environment node */
import { createSystem } from '@chakra-ui/react/styled-system';

import { config } from './config';
import { system } from './system';
import { createTokenDictionary } from './token-dictionary';
import { breakpoints, semanticTokens, tokens } from './tokens';

/** Chakra's, which writes documents. */
const whole = createSystem(config).tokens;
const small = createTokenDictionary({ prefix: 'mz', tokens, semanticTokens, breakpoints });

/** Virtual palettes are unused; Chakra drops the minus of negative fluid spaces. */
const names = [...whole.flatMap.keys()].filter(
  (name) => !name.includes('colorPalette') && !/^spacing\.-(gutter|section)$/.test(name),
);

test("a browser finds each token's variable of the document", () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.map((name) => [name, small.getVar(name)])).toEqual(names.map((name) => [name, whole.getVar(name)]));
});

test('a style prop takes the same tokens', () => {
  const categories = new Set(names.map((name) => name.split('.')[0]!));
  const known = (values: Record<string, string> | null) =>
    Object.fromEntries(
      Object.entries(values ?? {}).filter(([name]) => names.some((each) => each.endsWith(`.${name}`))),
    );
  for (const category of categories)
    expect(known(small.getCategoryValues(category))).toEqual(known(whole.getCategoryValues(category)));
  expect(small.getCategoryValues('nothing')).toBeNull();
});

test.each([
  'blue',
  '1px solid {colors.border.rule}',
  'linear-gradient({colors.bg.night}, {colors.ink}) 8px {spacing.4}',
  '-24px 0 60px {colors.bg.night/30}',
  'calc({spacing.gutter} + {sizes.control})',
])('the references in "%s" become the same text', (value) => {
  expect(small.expandReferenceInValue(value)).toBe(whole.expandReferenceInValue(value));
});

test('an unknown name stays unchanged', () => {
  expect(small.getVar('colors.nothing')).toBeUndefined();
  expect(small.getVar('colors.nothing', 'red')).toBe('red');
  expect(small.getByName('opacity.30')).toEqual(whole.getByName('opacity.30'));
});

test('the system of the site brings no global rules: documents do', () => {
  expect(system._global).toEqual([]);
});

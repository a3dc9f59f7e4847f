/** Run by console-guard.test.ts: one test must fail, harmless ones must pass. */
test('an unexpected complaint', () => {
  console.error('Each child in a list should have a unique "key" prop.');
});

test('an expected complaint that never comes', () => {
  expectConsoleWarn('slow');
});

test('silence', () => {});

test('expected complaints', () => {
  expectConsoleError(/went wrong/);
  expectConsoleWarn('slow');
  console.error('Something %s wrong', 'went');
  console.warn('a slow answer');
});

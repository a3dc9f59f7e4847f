/** @jest-environment node */
import { expectCaught, named } from './testing/lint-planted';

const rule = 'import-x/no-restricted-paths';

describe('steps import only from steps before them', () => {
  test.each([
    ['shared/line/release/planted.ts', '../check/page-weight', '../storage/keys'],
    ['shared/line/check/planted.ts', '../testing/releases', '../release/part-budget'],
    ['shared/line/compose/planted.ts', '../check/browser/findings', '../release/addresses'],
    ['shared/line/publish/planted.ts', '../live/live-log', '../compose/compose'],
    ['shell/src/router/planted.ts', '../frame/unavailable', './links'],
    ['shell/src/frame/planted.ts', '../start-site', '../router/links'],
  ])('%s may not import %s', (file, later, earlier) =>
    expectCaught({ file, code: named(later), rule, says: 'comes before it', harmless: named(earlier) }),
  );

  test('lets a test import what it needs', () =>
    expectCaught({
      file: 'shared/line/check/planted.ts',
      code: named('../testing/releases'),
      rule,
      says: 'comes before it',
      harmless: named('../testing/releases'),
      harmlessFile: 'shared/line/check/planted.test.ts',
    }));
});

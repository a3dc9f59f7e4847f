/** @jest-environment node */
import { relatedTests } from './related-tests';

const all = [
  'package.json',
  'remote-agency/package.json',
  'remote-agency/src/pages/pricing.tsx',
  'remote-agency/src/pages/pricing.test.tsx',
  'remote-agency/images/agent.avif',
  'shared/contact-store/package.json',
  'shared/contact-store/migrations/1.sql',
  'shared/contact-store/src/contact-store.test.ts',
];

it('selects tests by what they import', () => {
  expect(relatedTests(['remote-agency/src/pages/pricing.tsx'], all)).toEqual(['remote-agency/src/pages/pricing.tsx']);
});

it('selects the tests of the package for a file that is not imported', () => {
  expect(relatedTests(['shared/contact-store/migrations/1.sql'], all)).toEqual([
    'shared/contact-store/src/contact-store.test.ts',
  ]);
});

it('selects no test for a document', () => {
  expect(relatedTests(['remote-agency/README.md'], all)).toEqual([]);
});

it.each(['package-lock.json', 'tsconfig.json', 'shared/line/build/jest/setup.ts', 'shared/line/build/jest-preset.cjs'])(
  'selects every test for %s',
  (file) => expect(relatedTests([file], all)).toBeUndefined(),
);

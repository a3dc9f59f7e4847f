/**
 * The one way in which tests run here. Packages export TypeScript sources and say `"type": "module"`; under jest
 * everything becomes CommonJS, so that mocks and spies work. Tests of Node code start with a `@jest-environment node`
 * docblock.
 */
const { join } = require('node:path');

const inHere = (file) => join(__dirname, 'jest', file);

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

module.exports = {
  testEnvironment: inHere('environment.cjs'),
  setupFilesAfterEnv: [inHere('setup.ts')],
  transform: {
    '\\.(avif|webp|jpg|png|svg|ico|woff2|css)$': inHere('file-name-transform.cjs'),
    '\\.(ts|tsx|js|mjs|cjs)$': swc,
  },
  // A separately released script is its URL.
  moduleNameMapper: { '\\?url$': inHere('script-url.cjs') },
  // ES modules, and PGlite, which loads parts of itself with import(): jest answers only require().
  transformIgnorePatterns: ['/node_modules/(?!@site/|@manzil/|@electric-sql/|jose/|pixelmatch/)'],
  testMatch: [
    '<rootDir>/shell/**/*.test.{ts,tsx}',
    '<rootDir>/remote-*/**/*.test.{ts,tsx}',
    '<rootDir>/shared/**/*.test.{ts,tsx}',
    '<rootDir>/e2e/**/*.test.ts',
  ],
  // `npm run test:all` has them, and SLOW=1 npm run unit -- <file>.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.SLOW ? [] : ['\\.slow\\.test\\.'])],
  // The template's manifest has a name that a remote may have.
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/.data/', '/dist/', '/template-remote/package.json'],
  cacheDirectory: '<rootDir>/.cache/jest',
  // jest's default leaves one core idle.
  maxWorkers: '100%',
  restoreMocks: true,
  // Milliseconds. Ends what hangs: no test asserts a time. `npm test` and CI run on busy machines.
  testTimeout: process.env.CI || process.env.PATIENT || process.env.SLOW ? 300_000 : 30_000,
};

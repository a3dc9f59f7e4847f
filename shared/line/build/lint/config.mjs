import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layered, ordered } from './order.mjs';
import { sitePlugin } from './plugin.mjs';

const sources = ['**/*.{ts,tsx,mts,cts,mjs,cjs,js}'];
const browserSources = [
  'shell/**/*.{ts,tsx}',
  'remote-*/**/*.{ts,tsx}',
  'shared/{contact-form,contracts,runtime,ui}/**/*.{ts,tsx}',
  'shared/line/page-tests/**/*.{ts,tsx}',
];

const ignored = {
  ignores: [
    '**/node_modules/',
    '**/dist/',
    '.cache/',
    '.data/',
    '**/generated/declares/',
    'test-results/',
    'playwright-report/',
  ],
};

const siteRules = (root) => ({
  'site/boundaries': ['error', root],
  'site/no-raw-colours': ['error', root],
  'site/no-written-paths': ['error', root],
});

/** Some supported browsers (`webpack/browsers.ts`) need `-webkit-`, which nothing adds. */
const readWithPrefix = [
  'backdropFilter',
  'backgroundClip',
  'boxDecorationBreak',
  'hyphens',
  'maskImage',
  'maskPosition',
  'maskRepeat',
  'maskSize',
  'printColorAdjust',
  'userSelect',
];

const withoutPrefix = readWithPrefix.map((name) => {
  const prefixed = `Webkit${name[0].toUpperCase()}${name.slice(1)}`;
  const alone = (node, key) => `:has(> ${node}[${key}="${name}"]):not(:has(> ${node}[${key}="${prefixed}"]))`;
  return {
    selector: `ObjectExpression${alone('Property', 'key.name')}, JSXOpeningElement${alone('JSXAttribute', 'name.name')}`,
    message: `A supported browser reads ${name} with a prefix only. Write ${prefixed} before it.`,
  };
});

const refusedShapes = [
  {
    selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation',
    message: '`as unknown as` silences the compiler. Narrow the value with a check, or correct its type.',
  },
  {
    selector: 'MemberExpression[object.name=/^(test|it|describe)$/][property.name="only"]',
    message: 'Remove .only: the other tests would not run.',
  },
  {
    selector:
      ':matches(Property[key.name="textDecoration"], JSXAttribute[name.name="textDecoration"]) Literal[value=/\\s/]',
    message: 'Safari drops a textDecoration of several values. Write textDecorationLine and textDecorationThickness.',
  },
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy refuses this attribute. Write style props.',
  },
  ...withoutPrefix,
];

const unnamed = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export this by name. Only src/pages/*.tsx and src/fragments/*.tsx have a default export.',
};

const sleeping = [
  {
    selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Do not sleep: wait for what a person sees, or drive the clock with page.clock.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
    message: 'Do not sleep: wait for what a person sees, or drive the clock with page.clock.',
  },
];

const languageRules = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'object-shorthand': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
  'no-restricted-syntax': ['error', ...refusedShapes, unnamed],
  // Prettier cannot wrap texts.
  'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
  'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['warn', { max: 80, skipBlankLines: true, skipComments: true }],
  'import-x/no-cycle': ['error', { ignoreExternal: true }],
  'import-x/no-self-import': 'error',
  'import-x/no-duplicates': 'error',
};

const typeScriptRules = {
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
  ],
};

// Without no-misused-promises: a third of the run, and the compiler checks conditions.
const typedRules = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

function base(root) {
  return {
    files: sources,
    languageOptions: { parser: tseslint.parser, ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX, site: sitePlugin },
    settings: {
      // Required by no-cycle for TypeScript. With .js it reads libraries for most of a minute.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] })],
    },
    rules: { ...languageRules, ...siteRules(root) },
  };
}

const typeScript = {
  files: ['**/*.{ts,tsx,mts,cts}'],
  rules: { ...Object.assign({}, ...tseslint.configs.recommended.map(({ rules }) => rules)), ...typeScriptRules },
};

const typed = (root) => ({
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: root } },
  rules: typedRules,
});

/** Releases read what a package declares. */
const declared = {
  files: ['shell/src/**', 'remote-*/src/**', 'shared/*/src/**', 'shared/line/**'],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/line/build/{jest,lint}*/**'],
  rules: { 'import-x/no-extraneous-dependencies': 'error' },
};

const react = {
  files: browserSources,
  plugins: { 'react-hooks': reactHooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
};

const endToEnd = {
  ...playwright.configs['flat/recommended'],
  files: ['e2e/**/*.ts'],
  rules: {
    ...playwright.configs['flat/recommended'].rules,
    'playwright/no-wait-for-timeout': 'error',
    'playwright/no-networkidle': 'error',
    'playwright/no-focused-test': 'error',
    // Some lines need our own site: `test.skip(condition, reason)`.
    'playwright/no-skipped-test': ['error', { allowConditional: true }],
    'playwright/valid-describe-callback': 'off',
    'playwright/expect-expect': 'off',
    // Matrices of paths, widths and faults are loops.
    'playwright/no-conditional-in-test': 'off',
    'no-restricted-syntax': ['error', ...refusedShapes, unnamed, ...sleeping],
  },
};

/** Federation, webpack and Playwright read default exports of these files. */
const readByDefault = {
  files: [
    '**/src/{pages,fragments}/*.tsx',
    '**/src/load/{instance,runtime}-plugin.ts',
    '**/*.config.*',
    '**/*-reporter.ts',
    '**/global-{setup,teardown}.ts',
    '**/*.d.{ts,mts,cts}',
  ],
  rules: { 'no-restricted-syntax': ['error', ...refusedShapes] },
};

const longByNature = {
  files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'remote-*/src/content/**/*.ts'],
  rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
};

const outsideLayers = {
  files: ['remote-*/src/**/*.{ts,tsx}'],
  ignores: ['**/src/{content,model,components,features,fragments,pages}/**', '**/src/routes.ts', '**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'Program',
        message:
          'This file is in no layer. Move it to a feature, to components or model if several features need it, or to content.',
      },
    ],
  },
};

/** Nobody edits these. */
const generated = {
  files: ['**/generated/**'],
  rules: { 'max-len': 'off' },
};

/** `jest.isolateModules` requires a fresh module copy. */
const freshModules = { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-require-imports': 'off' } };

export function siteLint(root, { typed: withTypes = true } = {}) {
  return [
    ignored,
    base(root),
    typeScript,
    ...(withTypes ? [typed(root)] : []),
    declared,
    react,
    endToEnd,
    readByDefault,
    longByNature,
    ...ordered(root),
    ...layered(root),
    outsideLayers,
    generated,
    freshModules,
  ];
}

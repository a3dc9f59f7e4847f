import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layered, ordered } from './order.mjs';

const sources = ['**/*.{ts,tsx,mts,cts,mjs,cjs,js}'];
const browserSources = [
  'shell/**/*.{ts,tsx}',
  'remote-*/**/*.{ts,tsx}',
  'shared/{contact-form,contracts,runtime,ui}/**/*.{ts,tsx}',
  'shared/line/page-tests/**/*.{ts,tsx}',
];

const ignored = {
  ignores: ['**/dist/', '.cache/', '.data/', '**/generated/', 'test-results/', 'playwright-report/'],
};

/** Some supported browsers (`webpack/base.ts`) need `-webkit-`, which nothing adds. */
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

/** Colors must be tokens, whose contrast is checked. */
const color = String.raw`/(?:^|[^&\w\x2f])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(/i`;

const rawColors = {
  selector: `:matches(Literal[value=${color}], TemplateElement[value.raw=${color}])`,
  message: 'Colors live in shared/ui: use a token such as fg.muted or bg.sand, or add one there.',
};

/** Named text styles set type, so that a designer finds all of it in one file. */
const typeset = '/^(?:fontSize|fontWeight|lineHeight)$/';

const looseType = {
  selector: `JSXAttribute[name.name=${typeset}], Property[key.name=${typeset}]`,
  message: 'Name a text style, as in textStyle="label", or add one to shared/ui/src/theme/text-styles.ts.',
};

const sitePath = String.raw`/^\x2f(?!\x2f)/`;
const address = `:matches(Literal[value=${sitePath}], TemplateLiteral[quasis.0.value.raw=${sitePath}])`;

/** Links use `paths`, so that an owner can move a page. */
const writtenPaths = [
  {
    selector: [
      `JSXAttribute[name.name=/^(to|href)$/] > ${address}`,
      `JSXAttribute[name.name=/^(to|href)$/] > JSXExpressionContainer > ${address}`,
      `Property[key.name=/^(to|href)$/] > ${address}`,
      `CallExpression[callee.name="navigate"] > ${address}`,
    ].join(),
    message:
      'Link with `paths` of @site/contracts: another team may own this path, and may move it. Its owner gives it a `name` in routes.ts; `npx manzil pull` makes that known.',
  },
  {
    selector:
      'VariableDeclarator[id.type="ObjectPattern"][init.name="paths"], MemberExpression[computed=true][object.name="paths"], SpreadElement[argument.name="paths"]',
    message:
      'Write `paths.name` in full: the release reads there which paths this part links to, and the build leaves out all others.',
  },
];

const sleeping = {
  selector:
    'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"], ImportDeclaration[source.value=/^(node:)?timers.promises$/]',
  message: 'Do not sleep: wait for what a person sees, or drive the clock with page.clock.',
};

const languageRules = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'object-shorthand': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
  'no-restricted-syntax': ['error', ...refusedShapes],
  'import-x/no-default-export': 'error',
  // Prettier cannot wrap texts.
  'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
  'import-x/no-cycle': ['error', { ignoreExternal: true }],
  'import-x/no-self-import': 'error',
  'import-x/no-duplicates': 'error',
};

const typeScriptRules = {
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
};

// Without no-misused-promises: a third of the run, and the compiler checks conditions.
const typedRules = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

const base = {
  files: sources,
  languageOptions: { parser: tseslint.parser, ecmaVersion: 'latest', sourceType: 'module' },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX },
  settings: {
    // Required by no-cycle for TypeScript. With .js it reads libraries for most of a minute.
    'import-x/extensions': ['.ts', '.tsx'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'] })],
  },
  rules: languageRules,
};

const typeScript = {
  files: ['**/*.{ts,tsx,mts,cts}'],
  rules: { ...Object.assign({}, ...tseslint.configs.recommended.map(({ rules }) => rules)), ...typeScriptRules },
};

const typed = (root) => ({
  files: ['**/*.{ts,tsx}'],
  languageOptions: { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: root } },
  rules: typedRules,
});

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];
const packages = [
  'shell/src/**',
  '{remote-*,shared/template-remote}/src/**',
  'shared/*/src/**',
  'shared/{e2e,line}/**',
  'e2e/**',
];

/** Who may import whom is in each `package.json`. */
const imports = [
  { files: packages, rules: { 'import-x/no-relative-packages': 'error' } },
  {
    files: packages.filter((files) => files !== 'e2e/**'), // A team's repository has no manifest there.
    ignores: [...tests, '**/page-tests/**', 'shared/line/presets/**'],
    rules: { 'import-x/no-extraneous-dependencies': 'error' },
  },
  imported('{remote-*,shared/template-remote}/src/**', '(?:/router)?'),
  imported('shared/contact-form/src/**', '(?:/router)?'),
  imported('shared/ui/src/**', '/(?:hydrate|names|router)'),
  imported('{shared/line,shared/e2e,e2e}/**', '/names'),
  imported('shared/line/page-tests/**', '(?:/hydrate)?'),
];

function imported(files, ofRuntime) {
  const patterns = [
    {
      regex: '^@site/(?:remote-|shell)',
      message: 'Show its fragment through @site/runtime, or link to it with `paths` of @site/contracts.',
    },
    {
      regex: `^@site/runtime(?!${ofRuntime}$)`,
      message:
        'Compiled in, its state would be there twice. Take it from @site/runtime, @site/runtime/router or @site/ui/core.',
    },
  ];
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** With our sentences. */
const written = [
  {
    files: ['{shell,remote-*,shared/template-remote,shared/contact-form}/src/**'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...refusedShapes, rawColors, looseType, ...writtenPaths] },
  },
  {
    files: ['shared/ui/src/**'],
    ignores: [...tests, '**/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...refusedShapes, looseType, ...writtenPaths] },
  },
];

const react = {
  files: browserSources,
  plugins: { 'react-hooks': reactHooks },
  rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
};

const endToEnd = {
  ...playwright.configs['flat/recommended'],
  files: ['{e2e,shared/e2e}/**/*.ts'],
  rules: {
    ...playwright.configs['flat/recommended'].rules,
    'playwright/no-wait-for-timeout': 'error',
    // Some lines need our own site: `test.skip(condition, reason)`.
    'playwright/no-skipped-test': ['error', { allowConditional: true }],
    'playwright/valid-describe-callback': 'off',
    'playwright/expect-expect': 'off',
    // Matrices of paths, widths and faults are loops.
    'playwright/no-conditional-in-test': 'off',
    'no-restricted-syntax': ['error', ...refusedShapes, sleeping],
  },
};

/** Federation, webpack and Playwright read default exports of these files. */
const readByDefault = {
  files: [
    '**/src/{pages,fragments}/*.tsx',
    '**/*.config.*',
    '**/*-loader.mjs',
    '**/build/webpack/explain-failures.ts',
    '**/*-reporter.ts',
    '**/global-{setup,teardown}.ts',
    '**/*.d.{ts,mts,cts}',
  ],
  rules: { 'import-x/no-default-export': 'off' },
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

/** `jest.isolateModules` requires a fresh module copy. */
const freshModules = { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-require-imports': 'off' } };

export function siteLint(root) {
  return [
    ignored,
    base,
    typeScript,
    typed(root),
    ...imports,
    ...written,
    react,
    endToEnd,
    readByDefault,
    ...ordered(root),
    ...layered(root),
    outsideLayers,
    freshModules,
  ];
}

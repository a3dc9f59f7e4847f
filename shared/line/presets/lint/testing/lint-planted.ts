import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { siteLint } from '../config.mjs';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** A violation, its rule, words of the message, and harmless code that passes. */
export interface Planted {
  file: string;
  code: string;
  rule: string;
  says: string;
  harmless: string;
  harmlessFile?: string;
  /** Default: this repository. */
  checkout?: string;
}

/** The compiler does not know files that are not there. */
export const withoutTypes = (config: Linter.Config[]) => [
  ...config,
  tseslint.configs.disableTypeChecked as Linter.Config,
];

const linters = new Map<string, ESLint>();

function linterOf(cwd: string): ESLint {
  const known = linters.get(cwd);
  if (known) return known;
  const linter = new ESLint({ cwd, overrideConfigFile: true, overrideConfig: withoutTypes(siteLint(cwd)) });
  linters.set(cwd, linter);
  return linter;
}

export async function messagesFor(code: string, file: string, checkout = root) {
  const [result] = await linterOf(checkout).lintText(code, { filePath: path.join(checkout, file) });
  return result?.messages ?? [];
}

/** Expects a report with these words, and none for harmless code. */
export async function expectCaught({ file, code, rule, says, harmless, harmlessFile = file, checkout }: Planted) {
  const caught = await messagesFor(code, file, checkout);
  expect(caught.map(({ ruleId }) => ruleId)).toEqual([rule]);
  expect(caught[0]?.message).toContain(says);
  expect(await messagesFor(harmless, harmlessFile, checkout)).toEqual([]);
}

export const named = (from: string) => `export { thing } from '${from}';\n`;

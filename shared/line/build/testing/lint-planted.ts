import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { siteLint } from '../lint/config.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');

/** A violation, its rule, words of the message, and harmless code that passes. */
export interface Planted {
  file: string;
  code: string;
  rule: string;
  says: string;
  harmless: string;
  harmlessFile?: string;
}

/** The compiler does not know files that are not there. */
export const withoutTypes = (config: Linter.Config[]) => [
  ...config,
  tseslint.configs.disableTypeChecked as Linter.Config,
];

const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: withoutTypes(siteLint(root)) });

export async function messagesFor(code: string, file: string) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return result?.messages ?? [];
}

/** Expects a report with these words, and none for harmless code. */
export async function expectCaught({ file, code, rule, says, harmless, harmlessFile = file }: Planted) {
  const caught = (await messagesFor(code, file)).filter(({ ruleId }) => ruleId === rule || isJudged(file, ruleId));
  expect(caught.map(({ ruleId }) => ruleId)).toEqual([rule]);
  expect(caught[0]?.message).toContain(says);
  const others = (await messagesFor(harmless, harmlessFile)).filter(({ ruleId }) => isJudged(harmlessFile, ruleId));
  expect(others).toEqual([]);
}

/** A repository with the shell only has no manifest in which a remote declares its packages. */
function isJudged(file: string, ruleId: string | null): boolean {
  const [folder = ''] = file.split('/');
  return (
    ruleId !== 'import-x/no-extraneous-dependencies' || existsSync(path.join(root, folder)) || !/^remote-/.test(folder)
  );
}

export const named = (from: string) => `export { thing } from '${from}';\n`;

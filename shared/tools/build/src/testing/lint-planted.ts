import path from 'node:path';
import { ESLint } from 'eslint';
import { siteLint } from '../lint/config.mjs';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** A planted file, the rule that must report it, words its message must contain, and a harmless that must pass. */
export interface Planted {
  file: string;
  code: string;
  rule: string;
  says: string;
  harmless: string;
  harmlessFile?: string;
}

/** The rules of the house, without those that need the compiler, for the repository in a folder. */
export function lintFrom(folder: string) {
  const config = siteLint(folder, { typed: false });
  return new ESLint({ cwd: folder, overrideConfigFile: true, overrideConfig: config });
}

const eslint = lintFrom(root);

/** What the rules say of code that would be in this file of this repository. */
export async function messagesFor(code: string, file: string) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return result?.messages ?? [];
}

/** The rule reports the code, in these words, and lets what is harmless pass. */
export async function expectCaught({ file, code, rule, says, harmless, harmlessFile = file }: Planted) {
  const caught = await messagesFor(code, file);
  expect(caught.map(({ ruleId }) => ruleId)).toEqual([rule]);
  expect(caught[0]?.message).toContain(says);
  expect(await messagesFor(harmless, harmlessFile)).toEqual([]);
}

export const named = (from: string) => `export { thing } from '${from}';\n`;

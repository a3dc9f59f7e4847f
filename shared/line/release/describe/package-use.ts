import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type ts from 'typescript';
import { importsOf, sharedNames } from './part-program';

/** Imported packages that package.json does not name, and files of other folders: `no-words in src/page.tsx`. */
export function findUndeclared(dir: string, files: readonly ts.SourceFile[]): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const found = files
    .filter(({ fileName }) => fileName.startsWith(`${dir}/`))
    .flatMap((file) =>
      [...packagesOf(file).filter((each) => !(each in dependencies)), ...filesBeyond(dir, file)].map(
        (each) => `${each} in ${relative(dir, file.fileName)}`,
      ),
    );
  return [...new Set(found)];
}

/** `@other/styles` for `@other/styles/reset.css`. The shell provides shared modules. */
function packagesOf(file: ts.SourceFile): string[] {
  return importsOf(file)
    .map(({ text }) => text)
    .filter((text) => /^[@\w]/.test(text) && !/^@site\//.test(text) && !sharedNames.has(text) && !isBuiltin(text))
    .map((text) => text.split('/', text.startsWith('@') ? 2 : 1).join('/'));
}

/** A copy of a shared module has a copy of its state. */
function filesBeyond(dir: string, file: ts.SourceFile): string[] {
  const relatives = importsOf(file).filter(({ text }) => text.startsWith('.'));
  return relatives
    .map(({ text }) => text)
    .filter((text) => !resolve(dirname(file.fileName), text).startsWith(`${dir}/`));
}

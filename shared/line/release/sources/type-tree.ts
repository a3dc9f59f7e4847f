import { join, relative } from 'node:path';
import ts from 'typescript';
import type { TypeTree } from '@site/contracts';
import { isLibrary, isSharedOfOurs, type PartProgram } from './part-program';
import { root, type Part, UserError } from '../../checkout';

type Written = Readonly<{ path: string; text: string }>;
type Place = Pick<Part, 'name' | 'dir'>;

/** `.d.ts` files of these modules and their dependencies in this repository, emitted by `tsc`. */
export function declarationsOf(
  part: Place,
  opened: PartProgram,
  modules: readonly (readonly [name: string, file: string])[],
): TypeTree {
  return collect(opened, modules, (source) => ({
    path: pathOf(part, source).replace(/\.tsx?$/, '.d.ts'),
    text: emit(part, opened.program, source),
  }));
}

/** Sources and imports without comments, which must not change a version. */
export function sourcesOf(part: Place, opened: PartProgram, roots: readonly string[]): TypeTree {
  const printer = ts.createPrinter({ removeComments: true });
  return collect(
    opened,
    roots.map((file) => [file, file]),
    (source) => ({ path: pathOf(part, source), text: printer.printFile(source) }),
  );
}

function collect(
  { program, resolve }: PartProgram,
  roots: readonly (readonly [name: string, file: string])[],
  write: (source: ts.SourceFile) => Written,
): TypeTree {
  const files = new Map<string, Written>();
  const modules = new Map(roots);
  const visit = (file: string): void => {
    const source = program.getSourceFile(file);
    if (!source || files.has(file)) return;
    const written = write(source);
    files.set(file, written);
    for (const { fileName: specifier } of ts.preProcessFile(written.text).importedFiles) {
      const found = isFromElsewhere(specifier) ? undefined : resolve(specifier, file);
      if (!found || isLibrary(found)) continue;
      if (specifier.startsWith('@site/')) modules.set(specifier, found);
      visit(found);
    }
  };
  roots.forEach(([, file]) => visit(file));
  return {
    files: Object.fromEntries([...files.values()].map(({ path, text }) => [path, text])),
    modules: Object.fromEntries(
      [...modules].filter(([name, file]) => name !== file).map(([name, file]) => [name, files.get(file)?.path ?? '']),
    ),
  };
}

/** Comes from the shell and the contracts; no part releases these. */
function isFromElsewhere(specifier: string): boolean {
  return isSharedOfOurs(specifier) || specifier === '@site/contracts';
}

/** By the part's name, independent of its folder. */
function pathOf({ name, dir }: Place, { fileName }: ts.SourceFile): string {
  return fileName.startsWith(`${dir}/`) ? join(name, relative(dir, fileName)) : relative(root, fileName);
}

function emit(part: Place, program: ts.Program, source: ts.SourceFile): string {
  let text = '';
  const { diagnostics } = program.emit(source, (_, written) => (text = written), undefined, true);
  const [first] = diagnostics;
  if (!first && text) return text;
  const reason = first ? ts.flattenDiagnosticMessageText(first.messageText, ' ') : 'the compiler wrote an empty file.';
  throw new UserError(
    `${part.name} exposes what ${pathOf(part, source)} declares, but no declarations can be written: ${reason}`,
  );
}

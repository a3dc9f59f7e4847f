import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../build';
import type { ReleaseTypes, TypeTree } from '@site/contracts';
import { compilerOptions, createHost } from '../../release/describe/part-program';

export interface TypedPart {
  part: string;
  types: ReleaseTypes;
}

export interface TypeProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  sourcesOf: (part: string) => ts.SourceFile[];
  /** Virtual folder of a part's declarations and sources. */
  folderOf: (part: string) => string;
  /** `any` for a shell without it. */
  tokenReference: ts.Node;
}

/** Virtual; below the checkout, whose installed libraries it uses. */
const folder = join(root, '.types');
const contracts = join(folder, 'contracts.ts');
const options: ts.CompilerOptions = { ...compilerOptions, noEmit: true };

export function openTypeProgram({
  parts,
  consumers,
}: {
  parts: readonly TypedPart[];
  consumers: readonly string[];
}): TypeProgram {
  const trees = new Map(
    parts.flatMap(({ part, types }) => [
      [join(folder, part, 'declares'), types.declares],
      [join(folder, part, 'sources'), types.sources],
    ]),
  );
  const shared = new Map<string, string>();
  const fragments = new Map<string, string>();
  for (const { part, types } of parts)
    for (const [name, path] of Object.entries(types.declares.modules)) {
      const file = join(folder, part, 'declares', path);
      if (name.startsWith('@')) shared.set(name, file);
      if (name.startsWith('fragments/')) fragments.set(`${part}/${name}`, file);
    }
  const texts = new Map(
    [...trees].flatMap(([base, { files }]) =>
      Object.entries(files).map(([path, text]): [string, string] => [join(base, path), text]),
    ),
  );
  texts.set(contracts, contractsWith(fragments, shared.get('@site/ui/core')));
  const isRoot = (file: string) => consumers.some((part) => file.startsWith(join(folder, part, 'sources/')));
  const host = createHost(
    options,
    (specifier, from, resolve) => {
      const found = findModule(trees, shared, specifier, from);
      if (typeof found === 'object') return resolve(specifier, found.from);
      const extension = found?.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts;
      return { resolvedModule: found ? { resolvedFileName: found, extension } : undefined };
    },
    texts,
  );
  host.directoryExists = undefined; // The folders of the texts are not on the disk.
  const roots = [contracts, ...shared.values(), ...[...texts.keys()].filter(isRoot)];
  const program = ts.createProgram(roots, options, host);
  const { statements } = program.getSourceFile(contracts)!; // Written above.
  return {
    program,
    checker: program.getTypeChecker(),
    sourcesOf: (part) =>
      program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(folder, part, 'sources/'))),
    folderOf: (part) => join(folder, part),
    tokenReference: statements.findLast(ts.isTypeAliasDeclaration)!,
  };
}

/** The contracts without parts' declarations. A component without parameters accepts no properties. */
function contractsWith(fragments: ReadonlyMap<string, string>, core: string | undefined): string {
  const props = [...fragments].map(([id, file]) => `'${id}': PropsOf<typeof import('${importable(file)}').default>;`);
  return `import type { PropsOf } from '${join(root, 'shared/contracts/src/props-of')}';
export * from '${join(root, 'shared/contracts/src/index')}';
export declare const paths: any;
export type SitePath = string;
export interface FragmentProps { ${props.join('\n')} }
type TokenReference = ${core ? `import('${importable(core)}').TokenReference` : 'any'};
`;
}

function importable(file: string): string {
  return file.replace(/(\.d)?\.tsx?$/, '');
}

/** Never resolves the checkout's packages, which may differ from live. */
function findModule(
  trees: ReadonlyMap<string, TypeTree>,
  shared: ReadonlyMap<string, string>,
  specifier: string,
  from: string,
): string | undefined | { from: string } {
  if (specifier === '@site/contracts') return contracts;
  const [base, tree] = [...trees].find(([each]) => from.startsWith(`${each}/`)) ?? [];
  if (!base || !tree || !/^[@\w]/.test(specifier)) return { from };
  if (specifier.startsWith('@site/')) {
    const own = tree.modules[specifier];
    return own ? join(base, own) : shared.get(specifier);
  }
  return { from: join(root, relative(base, from)) };
}

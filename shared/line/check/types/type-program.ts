import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ReleaseTypes } from '@site/contracts';
import { compilerOptions, createHost } from '../../release/sources/part-program';
import { root } from '../../checkout';

export interface TypedPart {
  part: string;
  types: ReleaseTypes;
}

export interface TypeProgram {
  program: ts.Program;
  /** Of the consumer. */
  sources: ts.SourceFile[];
  /** References to tokens of the theme: `{colors.fg.default}`. Empty for a shell that declares none. */
  tokens: ReadonlySet<string>;
}

/**
 * A consumer's sources with the declarations of all parts, written into a folder of the checkout, where the compiler
 * finds installed libraries. Modules of the parts come before the checkout's packages, which may differ from live.
 */
export function openTypeProgram(folder: string, parts: readonly TypedPart[], consumer: string): TypeProgram {
  const fragments: string[] = [];
  for (const { part, types } of parts)
    for (const kind of ['declares', 'sources'] as const) {
      const { files, modules } = types[kind];
      const tree = join(folder, part, kind);
      for (const [path, text] of Object.entries(files)) write(join(tree, path), text);
      for (const [name, path] of Object.entries(modules)) {
        const file = importable(join(tree, path));
        const owners = kind === 'declares' ? [tree, folder] : [tree];
        if (name.startsWith('@'))
          for (const owner of owners) write(join(owner, 'node_modules', `${name}.ts`), `export * from '${file}';\n`);
        else fragments.push(`'${part}/${name}': PropsOf<typeof import('${file}').default>;`);
      }
    }
  const contracts = join(folder, 'node_modules/@site/contracts.ts');
  const hasCore = parts.some(({ types }) => types.declares.modules['@site/ui/core']);
  write(contracts, contractsWith(fragments, hasCore));
  const ofConsumer = join(folder, consumer, 'sources');
  const { sources } = parts.find(({ part }) => part === consumer)?.types ?? {};
  const roots = Object.keys(sources?.files ?? {}).map((path) => join(ofConsumer, path));
  const options = { ...compilerOptions, noEmit: true };
  const program = ts.createProgram([contracts, ...roots], options, createHost(options));
  return {
    program,
    sources: roots.map((file) => program.getSourceFile(file)!), // Written above.
    tokens: tokensOf(program, program.getSourceFile(contracts)!),
  };
}

function tokensOf(program: ts.Program, { statements }: ts.SourceFile): Set<string> {
  const type = program.getTypeChecker().getTypeAtLocation(statements.at(-1)!); // TokenReference
  const members = type.isUnion() ? type.types : [type];
  return new Set(members.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])));
}

/** The contracts without parts' declarations. A component without parameters accepts no properties. */
function contractsWith(fragments: readonly string[], hasCore: boolean): string {
  return `import type { PropsOf } from '${join(root, 'shared/contracts/src/fragment-props')}';
export * from '${join(root, 'shared/contracts/src/index')}';
export declare const paths: any;
export type SitePath = string;
export interface FragmentProps { ${fragments.join('\n')} }
type TokenReference = ${hasCore ? "import('@site/ui/core').TokenReference" : 'any'};
`;
}

function importable(file: string): string {
  return file.replace(/(\.d)?\.tsx?$/, '');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

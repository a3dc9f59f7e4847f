import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../build';
import type { NamedPath, TypeTree } from '@site/contracts';
import { compilerOptions } from '../../release/describe/part-program';
import type { TypeQuestion } from './problems';

export interface TypeProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  sources: readonly ts.SourceFile[];
  /** Tokens that the shell provides; none for a shell without them. */
  tokens: ts.Type;
}

/** Virtual; below the checkout, whose installed libraries it uses. */
const folder = join(root, '.types');
const contracts = join(folder, 'contracts.ts');
const options: ts.CompilerOptions = { ...compilerOptions, noEmit: true };

export function openTypeProgram({ producers, consumer, sources, paths }: TypeQuestion): TypeProgram {
  const own = join(folder, consumer, 'sources');
  const trees = new Map([
    [own, sources],
    ...producers.map(({ part, declares }) => [join(folder, part, 'declares'), declares] as const),
  ]);
  const declared = producers.flatMap(({ part, declares }) =>
    Object.entries(declares.modules).map(([name, path]) => ({
      name,
      part,
      file: join(folder, part, 'declares', path),
    })),
  );
  const shared = new Map(declared.filter(({ name }) => name.startsWith('@')).map(({ name, file }) => [name, file]));
  const fragments = declared.filter(({ name }) => name.startsWith('fragments/'));
  const texts = new Map([...trees].flatMap(([base, { files }]) => withPlaces(base, files)));
  texts.set(contracts, contractsWith(fragments, shared.get('@site/ui/core'), paths));
  const host = createHost(texts, (specifier, from) => findModule(trees, shared, specifier, from));
  const isOwn = (file: string) => file.startsWith(`${own}/`);
  const program = ts.createProgram([contracts, ...shared.values(), ...[...texts.keys()].filter(isOwn)], options, host);
  const checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(contracts)!; // Written above.
  return {
    program,
    checker,
    sources: program.getSourceFiles().filter(({ fileName }) => isOwn(fileName)),
    tokens: checker.getTypeAtLocation(statements.findLast(ts.isTypeAliasDeclaration)!),
  };
}

function withPlaces(base: string, files: TypeTree['files']): [string, string][] {
  return Object.entries(files).map(([path, text]) => [join(base, path), text]);
}

/** The contracts with declarations and paths of the parts. A component without parameters accepts no properties. */
function contractsWith(
  fragments: readonly { name: string; part: string; file: string }[],
  core: string | undefined,
  paths: readonly NamedPath[],
): string {
  const props = fragments.map(
    ({ name, part, file }) => `'${part}/${name}': PropsOf<typeof import('${importable(file)}').default>;`,
  );
  return `export * from '${join(root, 'shared/contracts/src/index')}';
export declare const paths: { ${paths.map(typeOfPath).join(' ')} };
export type SitePath = string;
type PropsOf<C> = C extends (props: infer P) => unknown ? (unknown extends P ? {} : P) : C extends abstract new (props: infer P) => unknown ? P : never;
export interface FragmentProps { ${props.join('\n')} }
type TokenReference = ${core ? `import('${importable(core)}').TokenReference` : 'any'};
`;
}

function typeOfPath({ name, path }: NamedPath): string {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => `${parameter}: string | number`);
  return `${name}: ${parameters.length === 0 ? 'any' : `(${parameters.join(', ')}) => any`};`;
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

/** Parsed once for all programs. */
const installed = new Map<string, ts.SourceFile | undefined>();

function createHost(
  texts: ReadonlyMap<string, string>,
  find: (specifier: string, from: string) => ReturnType<typeof findModule>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.directoryExists = undefined;
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, version);
    if (!installed.has(file)) installed.set(file, getSourceFile(file, version, ...rest));
    return installed.get(file);
  };
  const resolutions = ts.createModuleResolutionCache(host.getCurrentDirectory(), host.getCanonicalFileName, options);
  // The program needs the same package.json files.
  host.getModuleResolutionCache = () => resolutions;
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const found = find(text, from);
      if (typeof found === 'object') return ts.resolveModuleName(text, found.from, options, host, resolutions);
      const extension = found?.endsWith('.d.ts') ? ts.Extension.Dts : ts.Extension.Ts;
      return { resolvedModule: found ? { resolvedFileName: found, extension } : undefined };
    });
  return host;
}

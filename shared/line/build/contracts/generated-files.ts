import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamedPath, PartContracts } from '@site/contracts';
import { readNamedPaths } from './read-named-paths';
import { listParts } from '../../checkout';

/** Paths, and fragments of parts elsewhere, from the repository's root. */
export const generatedFolder = 'shared/contracts/src/generated';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** Of parts whose sources are elsewhere. */
export type ReleasedContracts = Readonly<Record<string, { contracts: PartContracts }>>;

/** Returns the paths. */
export function writeFiles(folder: string, files: Files): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return Object.keys(files);
}

/**
 * Writes the generated part of `@site/contracts` and each remote's registration of its fragments, and removes those of
 * parts that are gone. Run after a change to fragments, route names or paths and commit the result; a test fails
 * otherwise. Returns the written paths.
 */
export function writeContracts(root: string, released?: ReleasedContracts): string[] {
  const files = contractFiles(root, released);
  rmSync(join(root, generatedFolder, 'declares'), { recursive: true, force: true });
  for (const { name } of listParts(root)) rmSync(join(root, registrationOf(name)), { force: true });
  return writeFiles(root, files);
}

/** What other parts use of a part. */
interface Offer {
  part: string;
  paths: readonly NamedPath[];
  /** `fragments/project-grid` */
  fragments: readonly string[];
}

/** Of the remotes in `root`, and of those released from elsewhere. Throws one sentence for invalid input. */
export function contractFiles(root: string, released: ReleasedContracts = {}): Files {
  const here = listParts(root).filter(({ isShell }) => !isShell);
  const elsewhere = Object.entries(released).filter(([part]) => !here.some(({ name }) => name === part));
  const offers: Offer[] = [
    ...here.map(({ name: part, dir, modules }) => ({
      part,
      paths: readNamedPaths(join(dir, 'src/routes.ts')),
      fragments: fragmentsIn(modules),
    })),
    ...elsewhere.map(([part, { contracts }]) => ({
      part,
      paths: contracts.paths,
      fragments: fragmentsIn(contracts.declares.modules),
    })),
  ].sort((a, b) => (a.part < b.part ? -1 : 1));
  const isHere = ({ part }: Offer) => here.some(({ name }) => name === part);
  const declarations = elsewhere.flatMap(([part, { contracts }]) =>
    Object.entries(contracts.declares.files).filter(([path]) => path.startsWith(`${part}/`)),
  );
  return {
    [`${generatedFolder}/paths.ts`]: writePaths(offers),
    [`${generatedFolder}/fragments.ts`]: declareFragments(offers.filter((offer) => !isHere(offer))),
    ...Object.fromEntries(
      offers
        .filter((offer) => isHere(offer) && offer.fragments.length > 0)
        .map((offer) => [registrationOf(offer.part), registerFragments(offer)]),
    ),
    ...Object.fromEntries(declarations.map(([path, text]) => [`${generatedFolder}/declares/${path}`, text])),
  };
}

const generatedNote = (source: string) => `// Written by \`npx manzil pull\` from ${source}.\n`;

function fragmentsIn(modules: Readonly<Record<string, string>>): string[] {
  return Object.keys(modules).filter((name) => name.startsWith('fragments/'));
}

/** Of parts elsewhere. Parts here register theirs. */
function declareFragments(offers: readonly Offer[]): string {
  const lines = offers.flatMap(({ part, fragments }) => linesOf(part, fragments, `./declares/${part}/src`));
  return `${generatedNote('the releases of parts elsewhere')}
import type { PropsOf } from '../fragment-props';

/** Properties of each fragment by its id. Each remote adds its own: \`fragment-props.ts\`. */
export interface FragmentProps {
${lines.join('')}}
`;
}

const registrationOf = (part: string) => `remote-${part}/fragment-props.ts`;

function registerFragments({ part, fragments }: Offer): string {
  const lines = linesOf(part, fragments, './src').map((line) => `  ${line}`);
  return `${generatedNote('src/fragments')}
import type { PropsOf } from '@site/contracts';

declare module '@site/contracts' {
  interface FragmentProps {
${lines.join('')}  }
}
`;
}

function linesOf(part: string, fragments: readonly string[], folder: string): string[] {
  return fragments.map((name) => `  '${part}/${name}': PropsOf<typeof import('${folder}/${name}').default>;\n`);
}

/** All named paths as constants. */
function writePaths(offers: readonly Offer[]): string {
  refuseSecondNames(offers);
  const sections = offers
    .filter(({ paths }) => paths.length > 0)
    .map(({ part, paths }) => {
      const lines = [...paths].sort((a, b) => (a.name < b.name ? -1 : 1)).map(declare);
      return `\n// ${part}\n${lines.join('')}`;
    });
  return generatedNote("the remotes' src/routes.ts") + (sections.join('') || 'export {};\n');
}

/** Links do not name the owner, so that a path can move between parts. */
function refuseSecondNames(offers: readonly Offer[]): void {
  const owners = new Map<string, string>();
  const named = offers.flatMap(({ part, paths }) => paths.map(({ name }) => ({ part, name })));
  for (const { part, name } of named) {
    const other = owners.get(name);
    owners.set(name, part);
    if (!other) continue;
    const users = other === part ? `${part} calls two paths` : `Both ${other} and ${part} call a path`;
    throw new Error(
      `${users} "${name}" (name in src/routes.ts). Links write paths.${name}, so it can mean one path only: choose another name in one of them.`,
    );
  }
}

function declare({ name, path }: NamedPath): string {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  if (parameters.length === 0) return `export const ${name} = '${path}';\n`;
  const signature = parameters.map((parameter) => `${parameter}: string | number`).join(', ');
  return `export const ${name} = (${signature}) => \`${path.replace(/:(\w+)/g, '${$1}')}\` as const;\n`;
}

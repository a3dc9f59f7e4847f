import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamedPath, PartContracts } from '@site/contracts';
import { readNamedPaths } from './read-named-paths';
import { listParts } from '../../checkout';

/** Contracts generated from the remotes, from the repository's root. */
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
 * Writes the generated part of `@site/contracts`, and removes declarations of parts that are gone. Run after a change
 * to route names or paths and commit the result; a test fails otherwise. Returns the written paths.
 */
export function writeContracts(root: string, released?: ReleasedContracts): string[] {
  const files = contractFiles(root, released);
  rmSync(join(root, generatedFolder, 'declares'), { recursive: true, force: true });
  return writeFiles(root, files);
}

/** What other parts use of a part. */
interface Offer {
  part: string;
  paths: readonly NamedPath[];
  /** `fragments/project-grid` */
  modules: readonly string[];
  /** Of the sources or declarations, from the generated files. */
  folder: string;
}

/** Of the remotes in `root`, and of those released from elsewhere. Throws one sentence for invalid input. */
export function contractFiles(root: string, released: ReleasedContracts = {}): Files {
  const here = listParts(root).filter(({ isShell }) => !isShell);
  const elsewhere = Object.entries(released).filter(([part]) => !here.some(({ name }) => name === part));
  const offers: Offer[] = [
    ...here.map(({ name: part, dir, modules }) => ({
      part,
      paths: readNamedPaths(join(dir, 'src/routes.ts')),
      modules: Object.keys(modules),
      folder: `../../../../remote-${part}/src`,
    })),
    ...elsewhere.map(([part, { contracts }]) => ({
      part,
      paths: contracts.paths,
      modules: Object.keys(contracts.declares.modules),
      folder: `./declares/${part}/src`,
    })),
  ].sort((a, b) => (a.part < b.part ? -1 : 1));
  const declarations = elsewhere.flatMap(([part, { contracts }]) =>
    Object.entries(contracts.declares.files).filter(([path]) => path.startsWith(`${part}/`)),
  );
  return {
    [`${generatedFolder}/paths.ts`]: writePaths(offers),
    [`${generatedFolder}/fragments.ts`]: writeFragments(offers),
    ...Object.fromEntries(declarations.map(([path, text]) => [`${generatedFolder}/declares/${path}`, text])),
  };
}

const generatedNote = (source: string) => `// Written by \`npx manzil pull\` from ${source}.\n`;

function writeFragments(offers: readonly Offer[]): string {
  const lines = offers.flatMap(({ part, modules, folder }) =>
    modules
      .filter((name) => name.startsWith('fragments/'))
      .map((name) => `  '${part}/${name}': PropsOf<typeof import('${folder}/${name}').default>;\n`),
  );
  return `${generatedNote("the remotes' src/fragments")}
import type { PropsOf } from '../props-of';

/** Properties of each fragment by its id. */
export interface FragmentProps {
${lines.join('')}}
`;
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

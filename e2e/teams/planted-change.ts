import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the checkout, what is in it, and what replaces that; `''` is the content of a new file. */
export type Edit = readonly [file: string, find: string | RegExp, by: string];

export interface PlantedChange {
  id: string;
  edits: readonly Edit[];
}

/** Throws when the sources no longer have what an edit replaces. */
export async function plant(checkout: string, changes: readonly PlantedChange[]): Promise<void> {
  for (const { id, edits } of changes) {
    for (const [file, find, by] of edits) {
      const path = join(checkout, file);
      const before = existsSync(path) ? await readFile(path, 'utf8') : '';
      const after = before.replace(find, by);
      if (after === before) throw new Error(`${file} no longer has ${String(find)}: adapt the change "${id}".`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, after);
    }
  }
}

export const pageFile = (page: string) => `remote-${page.replace('/', '/src/pages/')}.tsx`;

/** An element at the end of a page. */
export const draw = (page: string, element: string): Edit => [
  pageFile(page),
  /\n {4}<\/(?:FlowPage|Container|AccountScreen)?>\n {2}\);/,
  `\n      ${element}$&`,
];

export const prepend = (file: string, line: string): Edit => [file, /^/, `${line}\n`];

export const append = (file: string, text: string): Edit => [file, /$/, `\n${text}\n`];

/** Code that runs once a page is hydrated. */
export const onceHydrated = (page: string, code: string): Edit[] => [
  prepend(pageFile(page), "import { useEffect as usePlanted } from 'react';"),
  [pageFile(page), /export default function \w+\([^)]*\) \{\n/, `$&  usePlanted(() => { ${code} }, []);\n`],
];

export const addRoute = (part: string, route: string): Edit => [
  `remote-${part}/src/routes.ts`,
  /routes: readonly RouteDefinition\[\] = \[/,
  `$&\n  ${route},`,
];

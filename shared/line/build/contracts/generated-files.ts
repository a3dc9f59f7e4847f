import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Contracts generated from the remotes, from the repository's root. */
export const generatedFolder = 'shared/contracts/src/generated';

export type GeneratedFiles = Readonly<Record<string, string>>;

export const generatedNote = (source: string) => `// Written by \`npx manzil pull\` from ${source}.\n`;

export function readGenerated(root: string): GeneratedFiles {
  const folder = join(root, generatedFolder);
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [
      join(parentPath, name).slice(root.length + 1),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}

/** Writes changed files and removes outdated ones. Returns their sorted paths. */
export function writeGenerated(root: string, after: GeneratedFiles): string[] {
  const before = readGenerated(root);
  const changed = Object.entries(after).filter(([file, text]) => before[file] !== text);
  const gone = Object.keys(before).filter((file) => !(file in after));
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const file of gone) rmSync(join(root, file));
  return [...changed.map(([file]) => file), ...gone].sort();
}

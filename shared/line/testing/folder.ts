import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder with these files, removed after the last test of its file. */
export function newFolder(files: Readonly<Record<string, string>> = {}, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'manzil-'));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Texts below a folder by their path from the root. */
export function readFiles(root: string, folder: string): Record<string, string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]));
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../part';

const require = createRequire(import.meta.url);

/** A package or folder of third-party files with its license. */
export interface ThirdPartyLicense {
  name: string;
  version: string;
  license: string;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
}

/** Throws for a folder without license name and text. */
export function licenseOf(dir: string): ThirdPartyLicense {
  const manifest = readManifest(dir);
  const files = readdirSync(dir)
    .filter((name) => /^(licen[cs]e|copying|notice|copyrightnotice)(\.\w+)?$/i.test(name))
    .sort();
  const text =
    files.map((name) => readFileSync(join(dir, name), 'utf8').replace(/\r\n?/g, '\n').trim()).join('\n\n') ||
    standardText(manifest);
  if (!text)
    throw new Error(
      `${manifest.name} is shipped, but has no license file. Find out whether it may be, and add its text to package-license.ts.`,
    );
  return { name: manifest.name, version: manifest.version, license: manifest.license ?? 'see text', text };
}

function readManifest(dir: string): Manifest {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return { name: relative(root, dir).replaceAll('\\', '/'), version: '' };
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** License terms for packages without a license file (Chakra UI, AWS clients). */
function standardText({ name, license, author }: Manifest): string {
  if (license === 'Apache-2.0') return readFileSync(require.resolve('typescript/LICENSE.txt'), 'utf8').trim();
  if (license !== 'MIT') return '';
  const holder =
    (typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name) || `the authors of ${name}`;
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

/** Folder of a file's package, or of our own files with a license, e.g. a font. */
export function licensedFolder(file: string | null): string | undefined {
  if (!file) return undefined;
  const [inPackage] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? [];
  if (inPackage) return existsSync(join(inPackage, 'package.json')) ? inPackage : undefined;
  const folder = dirname(file);
  return existsSync(join(folder, 'LICENSE')) ? folder : undefined;
}

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../checkout';

/** A snippet leaves out imports and what belongs to its page: `Cannot find name`, `Cannot find module`. */
const leftOut = [2304, 2307, 2552];

/** Source text by the path that it would have beside its document. */
function readSnippets(): Map<string, string> {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const found = documents.flatMap((document) => {
    const blocks = readFileSync(join(root, document), 'utf8').matchAll(/^```tsx?(?: title="[^"]+")?\n(.*?)^```/gms);
    return Array.from(blocks, ([, code = ''], index) => {
      const imports = /^import /m.test(code) ? '' : 'import { Fragment } from "@site/runtime";\n';
      return [join(root, dirname(document), `snippet-${index}.tsx`), `${imports}${code}\nexport {};\n`] as const;
    });
  });
  // The rules of CONTRIBUTING show lines of the sources, good and bad.
  return new Map(found.filter(([path]) => !path.startsWith(join(root, '.github'))));
}

test('the code in the documents compiles', () => {
  const snippets = readSnippets();
  expect(snippets.size).toBeGreaterThan(5);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => snippets.has(path) || fileExists(path);
  host.readFile = (path) => snippets.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = snippets.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0], true);
  };
  const declarations = fileNames.filter((path) => /\.d\.ts$|\/fragment-props\.ts$/.test(path));
  const program = ts.createProgram(
    [...declarations, ...snippets.keys()],
    { ...options, noEmit: true, incremental: false, tsBuildInfoFile: undefined, noUnusedLocals: false },
    host,
  );
  const faults = [...snippets.keys()].flatMap((path) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ]
      .filter(({ code }) => !leftOut.includes(code))
      .map(({ messageText }) => `${path.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
  expect(faults).toEqual([]);
});

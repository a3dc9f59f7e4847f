import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { shortLink } from '../route-paths';
import { readKnownPaths, root } from '../../build';
import { nodesIn } from './part-program';

/** Paths that sources link to through `paths`, including links that no rendered page shows. */
export function readLinkedPaths(dir: string, known: Readonly<Record<string, string>> = readKnownPaths(root)): string[] {
  const found = listSources(join(dir, 'src')).flatMap((file) =>
    pathsUsedIn(file).flatMap(({ name, rest }) => {
      const path = known[name]?.replace(/:\w+/g, ':id');
      return path === undefined ? [] : [shortLink(path + rest) ?? path];
    }),
  );
  return [...new Set(found)].sort();
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(folder, 'routes.ts') && !/[\\/]testing[\\/]/.test(file.slice(folder.length)));
}

interface UsedPath {
  name: string;
  /** Query and hash up to the next expression: `?q=`. */
  rest: string;
}

function pathsUsedIn(file: string): UsedPath[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true);
  const local = source.statements.map(localNameOfPaths).find((name) => name !== undefined);
  if (!local) return [];
  return nodesIn(source)
    .filter(ts.isPropertyAccessExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === local)
    .map((node) => ({ name: node.name.text, rest: textAfter(node) }));
}

function textAfter(node: ts.Node): string {
  const link = ts.isCallExpression(node.parent) && node.parent.expression === node ? node.parent : node;
  const text = ts.isTemplateSpan(link.parent) ? link.parent.literal.text : '';
  return /^[?#]/.test(text) ? text : '';
}

function localNameOfPaths(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined;
  if (statement.moduleSpecifier.text !== '@site/contracts') return undefined;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return undefined;
  return bindings.elements.find(({ name, propertyName }) => (propertyName ?? name).text === 'paths')?.name.text;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readKnownPaths, root } from '@site/build';

/** Paths that sources link to through `paths`, including links that no rendered page shows. */
export function readLinkedPaths(dir: string, known: Readonly<Record<string, string>> = readKnownPaths(root)): string[] {
  const names = new Set(listSources(join(dir, 'src')).flatMap((file) => pathsUsedIn(file)));
  const found = [...names].flatMap((name) => (known[name] === undefined ? [] : [known[name].replace(/:\w+/g, ':id')]));
  return [...new Set(found)].sort();
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(folder, 'routes.ts') && !/[\\/]testing[\\/]/.test(file.slice(folder.length)));
}

function pathsUsedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023);
  const local = source.statements.map(localNameOfPaths).find((name) => name !== undefined);
  if (!local) return [];
  const used: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === local)
      used.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return used;
}

function localNameOfPaths(statement: ts.Statement): string | undefined {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined;
  if (statement.moduleSpecifier.text !== '@site/contracts') return undefined;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return undefined;
  return bindings.elements.find(({ name, propertyName }) => (propertyName ?? name).text === 'paths')?.name.text;
}

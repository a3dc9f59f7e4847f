import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { NamedPath } from '@site/contracts';

/**
 * Named paths of a `routes.ts`, read as text: running it may need a module that does not exist yet. Throws for an
 * invalid name.
 */
export function readNamedPaths(file: string): NamedPath[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2023, true);
  const found: NamedPath[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...namedPathOf(file, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** None for other objects, and for a route without a name. */
function namedPathOf(file: string, route: ts.ObjectLiteralExpression): NamedPath[] {
  const [name, path, page] = ['name', 'path', 'page'].map((key) => valueOf(route, key));
  if (!name || !page) return [];
  if (!ts.isStringLiteralLike(name) || !path || !ts.isStringLiteralLike(path)) {
    throw new Error(
      `${file}: the route with name ${name.getText()} must have its name and its path in quotes, so that both can be read without running the file.`,
    );
  }
  const problem = findProblem(name.text, path.text);
  if (problem) throw new Error(`${file}: ${problem}`);
  return [{ name: name.text, path: path.text }];
}

function findProblem(name: string, path: string): string | undefined {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    return `"${name}" cannot be the name of a path. Write it as a variable: small letter first, letters and digits, e.g. companyProfile.`;
  if (isKeyword(name)) return `"${name}" cannot be the name of a path: JavaScript uses that word itself.`;
  if (!/^(\/|(\/(:\w+|[\w.~-]+))+)$/.test(path))
    return `the path ${path} cannot have a name ("${name}"): a link needs every part of it. Only words and parameters such as :id can be filled in.`;
  return undefined;
}

function isKeyword(name: string): boolean {
  const kind = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, name).scan();
  return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
}

function valueOf(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = object.properties.find((each) => each.name?.getText() === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

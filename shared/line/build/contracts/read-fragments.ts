import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import type { NamedPath } from '@site/contracts';

export interface FragmentSource {
  name: string;
  /** Exported type of its properties, e.g. `ProjectGridProps`. Absent when it takes none. */
  propsType?: string;
}

/** `text` is the fragment's source, or its declaration. Throws for one that does not export its properties' type. */
export function readFragment(file: string, text: string): FragmentSource {
  const name = basename(file).replace(/(\.d\.ts|\.tsx)$/, '');
  const propsType = propsTypeOf(name);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  if (source.statements.some((statement) => exportsType(statement, propsType))) return { name, propsType };
  if (source.statements.some(takesNothing)) return { name };
  throw new Error(
    `${file} does not export "${propsType}". Export the type of the fragment's properties under that name, so that other parts know what to pass.`,
  );
}

function exportsType(statement: ts.Statement, name: string): boolean {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return (
      statement.name.text === name &&
      Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    );
  }
  if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
    return false;
  return statement.exportClause.elements.some((element) => element.name.text === name);
}

/** A default export that is a function without parameters. */
function takesNothing(statement: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(statement)) {
    return (
      Boolean(statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) &&
      statement.parameters.length === 0
    );
  }
  return (
    ts.isExportAssignment(statement) &&
    (ts.isArrowFunction(statement.expression) || ts.isFunctionExpression(statement.expression)) &&
    statement.expression.parameters.length === 0
  );
}

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
  const twice = found.find(({ name }, at) => found.slice(0, at).some((each) => each.name === name));
  if (twice)
    throw new Error(
      `${file} calls two paths "${twice.name}". Links write paths.${twice.name}, so it can mean one path only.`,
    );
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

/** `project-grid` exports its properties as `ProjectGridProps`. */
const propsTypeOf = (fragment: string) =>
  `${fragment.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase())}Props`;

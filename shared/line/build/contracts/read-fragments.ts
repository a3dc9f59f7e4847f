import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { propsTypeOf, type FragmentSource } from './fragments-file';

/** Fragments in `src/fragments` with their exported properties type. Throws for a fragment that does not export it. */
export function readFragments(folder: string): FragmentSource[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .sort();
  return files.map((file) => readFragment(join(folder, file), readFileSync(join(folder, file), 'utf8')));
}

/** `text` is the fragment's source, or its declaration. */
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

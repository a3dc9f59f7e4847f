import ts from 'typescript';
import type { SourceModule } from './source-module';
import { constants } from './style-names';

/** The value of an expression is only known at run time. */
export class NotConstant extends Error {}

export interface Scope {
  module: SourceModule;
  /** Parameters of a function that is being read. */
  values?: ReadonlyMap<string, unknown>;
}

/**
 * The value of an expression of literals, constants of this or an imported file, and functions that return one
 * expression. Throws `NotConstant`.
 */
export function readConstant(node: ts.Expression, scope: Scope): unknown {
  const read = (expression: ts.Expression) => readConstant(expression, scope);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return readName(node.text, scope);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return read(node.expression);
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(node.properties.flatMap((one) => readProperty(one, scope)));
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(read);
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map((span) => `${String(read(span.expression))}${span.literal.text}`).join('')
    );
  if (ts.isPropertyAccessExpression(node)) return readMember(read(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node))
    return readMember(read(node.expression), String(read(node.argumentExpression)));
  if (ts.isCallExpression(node)) return readCall(node, scope);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -Number(read(node.operand));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  throw new NotConstant(node.getText());
}

function readName(name: string, scope: Scope): unknown {
  const { module, values } = scope;
  if (name === 'undefined') return undefined;
  if (values?.has(name)) return values.get(name);
  const declared = module.declarations.get(name);
  if (declared && ts.isExpression(declared)) return readConstant(declared, { module });
  const imported = module.imports.get(name);
  if (!imported || imported.name === '*') throw new NotConstant(name);
  const file = module.open(imported.from);
  if (file) return readName(imported.name, { module: file });
  if (imported.from.startsWith('@site/') && imported.name in constants) return constants[imported.name];
  throw new NotConstant(name);
}

function readProperty(property: ts.ObjectLiteralElementLike, scope: Scope): [string, unknown][] {
  if (ts.isSpreadAssignment(property)) return Object.entries(readConstant(property.expression, scope) as object);
  if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, readName(property.name.text, scope)]];
  if (!ts.isPropertyAssignment(property)) throw new NotConstant(property.getText());
  const { name, initializer } = property;
  const key = ts.isComputedPropertyName(name) ? String(readConstant(name.expression, scope)) : name.getText();
  const text = ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : key;
  return [[text, readConstant(initializer, scope)]];
}

function readMember(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null) throw new NotConstant(name);
  return (object as Record<string, unknown>)[name];
}

/** `defineRecipe(…)`, or a function of one expression. */
function readCall({ expression, arguments: given }: ts.CallExpression, scope: Scope): unknown {
  if (!ts.isIdentifier(expression)) throw new NotConstant(expression.getText());
  const values = given.map((one) => readConstant(one, scope));
  if (expression.text === 'defineRecipe') return values[0];
  const { module } = scope;
  const called = module.declarations.get(expression.text);
  const statement = called && ts.isFunctionDeclaration(called) ? called.body?.statements[0] : undefined;
  if (
    !called ||
    !ts.isFunctionDeclaration(called) ||
    !statement ||
    !ts.isReturnStatement(statement) ||
    !statement.expression
  )
    throw new NotConstant(expression.text);
  const named = called.parameters.map(({ name }, index) => [name.getText(), values[index]] as const);
  return readConstant(statement.expression, { module, values: new Map(named) });
}

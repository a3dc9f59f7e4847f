import ts from 'typescript';
import { asObject, keyOf, looseText, passed, type Side, taken, takenText, textOf } from './comparable-text';

/**
 * What a function of a shared module takes and returns, as `{ (p0: string): { ready: boolean } }`; `''` for one that
 * is generic or has several signatures, which cannot be compared.
 */
export function providedCallText(fn: ts.Symbol, checker: ts.TypeChecker): string {
  return functionText(fn, checker, { parameter: (type) => takenText(type, checker), result: passed });
}

/** The same for a remote that hands the function on instead of calling it: all of it may be used. */
export function handedOnText(fn: ts.Symbol, checker: ts.TypeChecker): string {
  return functionText(fn, checker, { parameter: (type) => textOf(type, checker, passed), result: taken });
}

/**
 * What one call passes, and what of the result the code around it reads; everything where that cannot be told. `''` as
 * above.
 */
export function callText(call: ts.CallExpression, fn: ts.Symbol, checker: ts.TypeChecker): string {
  if (!signatureOf(fn, checker)) return '';
  const result = checker.getTypeAtLocation(call);
  return `{ (${argumentsText(call, checker)}): ${readText(result, namesReadOf(call), checker)} }`;
}

interface FunctionSides {
  parameter: (type: ts.Type) => string;
  result: Side;
}

function functionText(fn: ts.Symbol, checker: ts.TypeChecker, { parameter, result }: FunctionSides): string {
  const signature = signatureOf(fn, checker);
  if (!signature) return '';
  const parameters = signature.parameters.map((each, index) => {
    const declaration = each.valueDeclaration;
    const text = parameter(checker.getTypeOfSymbol(each));
    if (!declaration || !ts.isParameter(declaration)) return `p${index}: ${text}`;
    if (declaration.dotDotDotToken) return `...p${index}: ${text === 'unknown' ? 'unknown[]' : text}`;
    return `p${index}${checker.isOptionalParameter(declaration) ? '?' : ''}: ${text}`;
  });
  return `{ (${parameters.join(', ')}): ${looseText(signature.getReturnType(), checker, result)} }`;
}

/** Asked before anything is written: the types of a library's generic function can be endless. */
function signatureOf(fn: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  const [signature, ...others] = isCalled(fn.name) ? checker.getTypeOfSymbol(fn).getCallSignatures() : [];
  return others.length > 0 || signature?.typeParameters ? undefined : signature;
}

/** Components, which begin with a capital letter, are compared by their properties. */
export function isCalled(name: string): boolean {
  return /^[a-z]/.test(name);
}

/** A spread may pass anything. */
function argumentsText({ arguments: passedOn }: ts.CallExpression, checker: ts.TypeChecker): string {
  if (passedOn.some(ts.isSpreadElement)) return '...p0: never';
  return passedOn
    .map((each, index) => `p${index}: ${textOf(checker.getTypeAtLocation(each), checker, passed)}`)
    .join(', ');
}

function readText(result: ts.Type, names: readonly string[] | undefined, checker: ts.TypeChecker): string {
  if (names?.length === 0) return 'unknown';
  const members = names?.map((name) => checker.getPropertyOfType(result, name));
  if (!members?.every((member) => member !== undefined)) return looseText(result, checker, taken);
  return asObject(
    members.map(
      (member) =>
        `${keyOf(member.name)}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${looseText(checker.getTypeOfSymbol(member), checker, taken)}`,
    ),
  );
}

/** Names of the members that are read of what an expression comes to; `undefined` when all of it may be read. */
function namesReadOf(expression: ts.Expression): string[] | undefined {
  const { parent } = expression;
  if (ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent)) return namesReadOf(parent);
  if (ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)) return [];
  if (ts.isPropertyAccessExpression(parent) && parent.expression === expression) return [parent.name.text];
  if (!ts.isVariableDeclaration(parent) || parent.initializer !== expression) return undefined;
  return ts.isIdentifier(parent.name) ? namesReadThrough(parent.name) : namesOfPattern(parent.name);
}

function namesOfPattern({ elements }: ts.BindingPattern): string[] | undefined {
  const names = elements.flatMap((element, index): (string | undefined)[] => {
    if (ts.isOmittedExpression(element)) return [];
    if (element.dotDotDotToken) return [undefined];
    if (ts.isArrayBindingPattern(element.parent)) return [String(index)];
    const name = element.propertyName ?? element.name;
    return [ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined];
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}

/**
 * Every other use of the name in the file must read a member. Another variable of the same name only makes this
 * stricter.
 */
function namesReadThrough(variable: ts.Identifier): string[] | undefined {
  const names: (string | undefined)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== variable && node.text === variable.text && !isMemberName(node)) {
      const { parent } = node;
      names.push(ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined);
    }
    ts.forEachChild(node, visit);
  };
  visit(variable.getSourceFile());
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** `name` of `thing.name`. */
function isMemberName(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
}

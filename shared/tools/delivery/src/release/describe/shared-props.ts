import ts from 'typescript';
import { isOurs } from './part-program';
import { UnwritableTypeError, writeType } from './props-text';

/** What JSX passes beyond attributes. */
const fromReact = new Set(['key', 'ref']);

/** What every component with style props takes: hundreds of properties, which the compiler of the remote has compared. */
const styleTypes = /\/packages\/ui\/src\/(core\/styled|theme\/style-types)\.ts$/;

/**
 * The properties that a component of a shared module takes of its own, as `{ level: 1 | 2; size?: "sm" }`. Style
 * props and attributes, which it inherits from libraries, are not listed.
 */
export function ownPropsText(component: ts.Symbol, checker: ts.TypeChecker): string {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
  const [parameter] = signature?.parameters ?? [];
  // What a generic component takes depends on who uses it; the compiler of the remote has looked at that.
  if (!signature || signature.typeParameters || !/^[A-Z]/.test(component.name)) return '';
  if (!parameter) return '{}';
  const members = checker
    .getTypeOfSymbol(parameter)
    .getProperties()
    .filter(isOwn)
    .map((property) => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return `${keyOf(property.name)}${isOptional ? '?' : ''}: ${takenText(checker.getTypeOfSymbol(property), checker)}`;
    });
  return asObject(members);
}

/**
 * What one JSX element passes to a component of a shared module, of the properties that are the component's own.
 * A spread may pass anything: the text ends in `& Spread` then.
 */
export function passedPropsText(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement, checker: ts.TypeChecker): string {
  const [parameter] = checker.getResolvedSignature(element)?.parameters ?? [];
  const own = new Set(parameter ? checker.getTypeOfSymbol(parameter).getProperties().filter(isOwn).map(({ name }) => name) : []);
  const members: string[] = [];
  let isSpread = false;
  for (const attribute of element.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) isSpread = true;
    else if (own.has(attribute.name.getText())) members.push(`${keyOf(attribute.name.getText())}: ${textOfAttribute(attribute, checker)}`);
  }
  if (own.has('children') && hasChildren(element)) members.push('children: never');
  return asObject(members) + (isSpread ? ' & Spread' : '');
}

function isOwn({ name, declarations = [] }: ts.Symbol): boolean {
  return !fromReact.has(name) && declarations.some((declaration) => isOurs(declaration.getSourceFile().fileName) && !styleTypes.test(declaration.getSourceFile().fileName));
}

function hasChildren(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  return ts.isJsxOpeningElement(element) && element.parent.children.some((child) => !ts.isJsxText(child) || child.text.trim() !== '');
}

function textOfAttribute({ initializer }: ts.JsxAttribute, checker: ts.TypeChecker): string {
  if (!initializer) return 'true';
  if (ts.isStringLiteral(initializer)) return JSON.stringify(initializer.text);
  if (!ts.isJsxExpression(initializer) || !initializer.expression) return 'never';
  return textOf(checker.getTypeAtLocation(initializer.expression), checker, passed);
}

/**
 * Of a union the members that can be written, so that a variant that is gone is noticed beside types of a library:
 * these become `object`, which takes anything but a plain value.
 */
function takenText(type: ts.Type, checker: ts.TypeChecker): string {
  const whole = textOf(type, checker, taken);
  if (whole !== taken.otherwise || !type.isUnion()) return whole;
  const plain = type.types.filter((member) => !(member.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)));
  if (plain.every(({ flags }) => flags & ts.TypeFlags.Undefined)) return whole;
  const open = type.types.some(isAnyString) ? ['string'] : [];
  return [...new Set([...plain.map((member) => textOf(member, checker, taken)), ...open, 'object', 'undefined'])].sort().join(' | ');
}

/** `string & {}`: a list of known texts that takes any other as well. */
function isAnyString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

/** A type that cannot be compared fits: what is taken takes anything, and what is passed fits anywhere. */
const taken = { otherwise: 'unknown', incomparable: /\bT\d+\b/ };
/** Values of types of libraries are compared by nobody; a literal is compared with what the library's types leave. */
const passed = { otherwise: 'never', incomparable: /\bExternal<|\bT\d+\b/ };

function textOf(type: ts.Type, checker: ts.TypeChecker, { otherwise, incomparable }: typeof taken): string {
  try {
    const text = writeType(type, checker, (file) => isOurs(file.fileName));
    return incomparable.test(text) ? otherwise : text;
  } catch (error) {
    if (error instanceof UnwritableTypeError) return otherwise;
    throw error;
  }
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

function asObject(members: readonly string[]): string {
  return members.length > 0 ? `{ ${[...members].sort().join('; ')} }` : '{}';
}

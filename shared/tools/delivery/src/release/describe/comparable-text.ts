import ts from 'typescript';
import { isOurs } from './part-program';
import { UnwritableTypeError, writeType } from './props-text';

/** How a type is written that two releases compare. */
export interface Side {
  /** In place of a type that cannot be compared. It fits, whatever the other release says. */
  otherwise: 'unknown' | 'never';
  incomparable: RegExp;
}

/** What is taken takes anything where it cannot be compared. */
export const taken: Side = { otherwise: 'unknown', incomparable: /\bT\d+\b/ };
/**
 * What is passed fits anywhere then. Values of types of libraries are compared by nobody; a literal is compared with
 * what the library's types leave.
 */
export const passed: Side = { otherwise: 'never', incomparable: /\bExternal<|\bT\d+\b/ };

export function textOf(type: ts.Type, checker: ts.TypeChecker, { otherwise, incomparable }: Side): string {
  try {
    const text = writeType(type, checker, (file) => isOurs(file.fileName));
    return incomparable.test(text) ? otherwise : text;
  } catch (error) {
    if (error instanceof UnwritableTypeError) return otherwise;
    throw error;
  }
}

/**
 * Of a union the members that can be written, so that a variant that is gone is noticed beside types of a library:
 * these become `object`, which takes anything but a plain value.
 */
export function takenText(type: ts.Type, checker: ts.TypeChecker): string {
  const whole = textOf(type, checker, taken);
  if (whole !== taken.otherwise || !type.isUnion()) return whole;
  const plain = type.types.filter(
    (member) => !(member.flags & (ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection)),
  );
  if (plain.every(({ flags }) => flags & ts.TypeFlags.Undefined)) return whole;
  const open = type.types.some(isAnyString) ? ['string'] : [];
  return [...new Set([...plain.map((member) => textOf(member, checker, taken)), ...open, 'object', 'undefined'])]
    .sort()
    .join(' | ');
}

/**
 * Where the whole cannot be compared, what of it can: the members of a tuple or of an object of ours, some levels deep.
 */
export function looseText(type: ts.Type, checker: ts.TypeChecker, side: Side, depth = 3): string {
  const whole = textOf(type, checker, side);
  if (whole !== side.otherwise || depth === 0) return whole;
  const inner = (member: ts.Type) => looseText(member, checker, side, depth - 1);
  if (checker.isTupleType(type)) return tupleText(type as ts.TupleTypeReference, checker, inner) ?? whole;
  const isOurObject =
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    (type.getSymbol()?.declarations ?? []).some((each) => isOurs(each.getSourceFile().fileName));
  return isOurObject
    ? asObject(
        type
          .getProperties()
          .filter(({ name }) => !name.startsWith('#'))
          .map((property) => memberText(property, checker, inner)),
      )
    : whole;
}

function tupleText(
  type: ts.TupleTypeReference,
  checker: ts.TypeChecker,
  inner: (member: ts.Type) => string,
): string | undefined {
  const isPlain = type.target.elementFlags.every((flags) => flags === ts.ElementFlags.Required);
  return isPlain ? `[${checker.getTypeArguments(type).map(inner).join(', ')}]` : undefined;
}

/** `size?: "sm"`. */
export function memberText(property: ts.Symbol, checker: ts.TypeChecker, inner: (type: ts.Type) => string): string {
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  return `${keyOf(property.name)}${isOptional ? '?' : ''}: ${inner(checker.getTypeOfSymbol(property))}`;
}

/** `string & {}`: a list of known texts that takes any other as well. */
function isAnyString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);
}

export function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

export function asObject(members: readonly string[]): string {
  return members.length > 0 ? `{ ${[...new Set(members)].sort().join('; ')} }` : '{}';
}

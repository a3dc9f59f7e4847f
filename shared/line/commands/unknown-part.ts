import { UserError } from '../storage';

/** Proposes the part with a similar name, or lists all. `where` is `here` or `on the live site`. */
export function unknownPart(name: string, where: string, parts: readonly string[]): UserError {
  const meant = parts.find((part) => isNear(name, part));
  const help = meant ? `Did you mean ${meant}?` : `Parts: ${parts.join(', ')}.`;
  return new UserError(`There is no part "${name}" ${where}. ${help}`);
}

/** Whether at most two letters were added, left out or replaced. */
function isNear(a: string, b: string, edits = 2): boolean {
  if (!a || !b) return a.length + b.length <= edits;
  if (a[0] === b[0]) return isNear(a.slice(1), b.slice(1), edits);
  if (edits === 0) return false;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  return isNear(restOfA, b, edits - 1) || isNear(a, restOfB, edits - 1) || isNear(restOfA, restOfB, edits - 1);
}

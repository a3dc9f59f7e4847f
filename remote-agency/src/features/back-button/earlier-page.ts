/** The part of the Navigation API that is asked; absent in older browsers. */
interface KnownEntries {
  entries: () => readonly unknown[];
  currentEntry: { index: number } | null;
}

/**
 * Whether "back" leads anywhere. `history.length` also counts the pages ahead; where the browser
 * lists all of its entries, being the first of them means that there is nothing behind.
 */
export function hasEarlierPage(length: number, known?: KnownEntries): boolean {
  if (length <= 1) return false;
  const knowsAll = known?.entries().length === length;
  return !(knowsAll && known.currentEntry?.index === 0);
}

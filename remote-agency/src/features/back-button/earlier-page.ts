export interface TabHistory {
  /** Counts all entries of the tab, of any site. */
  length: number;
  referrer: string;
  /** The Navigation API lists entries of this site. Older browsers lack it. */
  navigation?: { canGoBack: boolean; entries: () => readonly unknown[] };
}

/** Whether Back leads to a page of this site or to the page that linked here. */
export function hasEarlierPage({ length, referrer, navigation }: TabHistory): boolean {
  if (navigation?.canGoBack) return true;
  const hasOnlyOurs = length <= 1 || navigation?.entries().length === length;
  return !hasOnlyOurs && referrer !== '';
}

/** What a tab tells about the pages before this one. */
export interface TabHistory {
  /** Of all pages, before and after this one, whatever site they belong to. */
  length: number;
  /** Empty when nobody linked here: a typed address, a bookmark, a new tab. */
  referrer: string;
  /** The Navigation API, which knows the entries of this site; absent in older browsers. */
  navigation?: { canGoBack: boolean; entries: () => readonly unknown[] };
}

/** Whether "back" leads to a page that a person would recognise: one of this site, or the one that linked here. */
export function hasEarlierPage({ length, referrer, navigation }: TabHistory): boolean {
  if (navigation?.canGoBack) return true;
  const hasOnlyOurs = length <= 1 || navigation?.entries().length === length;
  return !hasOnlyOurs && referrer !== '';
}

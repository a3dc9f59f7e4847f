/** What a change is about. */
export type ChangeKind =
  | 'title'
  | 'head'
  | 'heading'
  | 'text'
  | 'link'
  | 'picture'
  | 'control'
  | 'structured data'
  | 'style'
  | 'scripts'
  | 'markup'
  | 'header'
  | 'status'
  | 'bytes'
  | 'accessibility';

/** One difference of a page, in words. */
export interface Change {
  kind: ChangeKind;
  sentence: string;
}

/** How one page looks on one screen, before and after. */
export interface ScreenChange {
  /** `on a phone`, `on a desktop`. */
  name: string;
  /** CSS pixels. */
  width: number;
  /** Pixels that differ to the eye; smoothing of edges and steps of color that nobody tells apart are left out. */
  pixels: number;
  /** Of all pixels of the taller screenshot, 0 to 1. */
  share: number;
  /** PNG: before, after, and the difference marked. Absent where nothing differs. */
  images?: { before: Buffer; after: Buffer; difference: Buffer };
}

export interface PageComparison {
  path: string;
  /** Part that owns the page. */
  part: string;
  state: 'added' | 'removed' | 'changed';
  changes: readonly Change[];
  /** Empty where no browser was used, and for pages that were not opened. */
  screens: readonly ScreenChange[];
  /** Whether a person would see it on one of the screens; `undefined` where the page was not opened. */
  isVisible: boolean | undefined;
}

/** Sides of a comparison, in words for a person. */
export interface Comparison {
  before: string;
  after: string;
  /** Parts with another version, `undefined` where one side has none. */
  parts: readonly { part: string; before: string | undefined; after: string | undefined }[];
  /** Paths, fragments, shared modules and their properties. */
  contracts: readonly string[];
  /** Settings, redirects and files at the root. */
  site: readonly string[];
  pages: readonly PageComparison[];
  /** Changed pages that were not opened, because their route has many. */
  unopened: number;
}

export function isEqual({ parts, contracts, site, pages }: Comparison): boolean {
  return [parts, contracts, site, pages].every((list) => list.length === 0);
}

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

export interface Change {
  kind: ChangeKind;
  sentence: string;
}

/** One page on one screen, before and after. */
export interface ScreenChange {
  /** `on a phone`, `on a desktop`. */
  name: string;
  /** CSS pixels. */
  width: number;
  /** Visibly different pixels, without antialiasing and tiny color steps. */
  pixels: number;
  /** Of the taller screenshot, 0 to 1. */
  share: number;
  /** PNGs; absent without a difference. */
  images?: { before: Buffer; after: Buffer; difference: Buffer };
}

export interface PageComparison {
  path: string;
  /** Owner of the page. */
  part: string;
  state: 'added' | 'removed' | 'changed';
  changes: readonly Change[];
  /** Empty without a browser and for unopened pages. */
  screens: readonly ScreenChange[];
  /** On any screen; `undefined` for an unopened page. */
  isVisible: boolean | undefined;
}

/** Texts for a person. */
export interface Comparison {
  before: string;
  after: string;
  /** Parts that differ; `undefined` where a side lacks the part. */
  parts: readonly { part: string; before: string | undefined; after: string | undefined }[];
  /** Paths, fragments, shared modules and their properties. */
  contracts: readonly string[];
  /** Settings, redirects and root files. */
  site: readonly string[];
  pages: readonly PageComparison[];
  /** Changed pages that were not opened, because their route has many. */
  unopened: number;
}

const unseenKinds: readonly ChangeKind[] = ['scripts', 'markup', 'bytes'];

/** Whether neither a visitor nor assistive technology notices a change. */
export function isUnseen({ kind }: Change): boolean {
  return unseenKinds.includes(kind);
}

export function isEqual({ parts, contracts, site, pages }: Comparison): boolean {
  return [parts, contracts, site, pages].every((list) => list.length === 0);
}

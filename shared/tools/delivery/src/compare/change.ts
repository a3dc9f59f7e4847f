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
  name: string;
  /** CSS pixels. */
  width: number;
  /** Visibly different pixels, without antialiasing and tiny color steps. */
  pixels: number;
  share: number;
  images?: { before: Buffer; after: Buffer; difference: Buffer };
}

export interface PageComparison {
  path: string;
  part: string;
  state: 'added' | 'removed' | 'changed';
  changes: readonly Change[];
  /** Empty without a browser and for unopened pages. */
  screens: readonly ScreenChange[];
  /** On any screen; `undefined` for an unopened page. */
  isVisible: boolean | undefined;
}

export interface Comparison {
  before: string;
  after: string;
  parts: readonly { part: string; before: string | undefined; after: string | undefined }[];
  /** Paths, fragments, shared modules and their properties. */
  contracts: readonly string[];
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

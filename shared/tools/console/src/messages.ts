import type { Actor } from '@site/contracts';

// Messages between server and page, as JSON.

/** Times are ISO 8601. */
export interface ConsoleState {
  /** Folder or bucket, as shown. */
  storage: string;
  /** Recorded in the history. */
  actor: Actor;
  /** Absent before the first activation. */
  live?: LiveSite;
  previews: readonly ShownPreview[];
  /** Other storages to promote from. */
  sources: readonly string[];
}

export interface LiveSite {
  /** Activation number. */
  sequence: number;
  composition: string;
  at: string;
  reason: string;
  by?: Actor;
  pages: number;
  parts: readonly LivePart[];
  shared: SharedMatrix;
  retired: readonly string[];
  withdrawn: readonly WithdrawnVersion[];
  freeze?: { until: string; why: string; by?: Actor };
  /** A current careful release. */
  careful?: { share: number; released: Versions; at: string };
}

export type Versions = Readonly<Record<string, string>>;

export interface LivePart {
  part: string;
  owner: string;
  version: string;
  commit: string;
  isUncommitted: boolean;
  builtAt: string;
  /** The activation of this version; absent when it is older than the search. */
  came?: { sequence: number; at: string; by?: Actor };
  isPinned: boolean;
  /** The rollback target of the part. */
  previous?: string;
}

export interface WithdrawnVersion {
  part: string;
  version: string;
  at: string;
  why: string;
  by?: Actor;
}

/** Shared modules by consuming remote. */
export interface SharedMatrix {
  remotes: readonly string[];
  modules: readonly SharedModuleRow[];
}

export interface SharedModuleRow {
  name: string;
  /** Absent when the shell does not provide it. */
  provided?: string;
  /** Number of exports; absent for libraries. */
  exports?: number;
  /** In the order of the remotes; `null` where unused. */
  uses: readonly (SharedUseCell | null)[];
}

export interface SharedUseCell {
  range: string;
  /** Whether the provided version is in the range. */
  fits: boolean;
  /** First later version outside the range; absent without one. */
  breaksAt?: string;
  /** Used exports; absent for libraries. */
  used?: readonly string[];
}

export interface HistoryStep {
  sequence: number;
  at: string;
  reason: string;
  by?: Actor;
  composition: string;
  /** Part to new version; `retired` for a removed part. */
  changed: Versions;
  /** As `part@version`. */
  uncommitted: readonly string[];
}

export interface ShownPreview {
  name: string;
  at: string;
  reason: string;
  by?: Actor;
  /** The address with `npm start` and `npx manzil serve`. */
  url: string;
}

/** Recent reports, or the reason for none. */
export type ConsoleHealth = { days: number; rows: readonly HealthFigures[] } | { note: string };

/** Web vitals are 75th percentiles in ms, for CLS the score. */
export interface HealthFigures {
  part: string;
  version: string;
  is: 'live' | 'previous';
  views: number;
  errorsPer1000Views: number | null;
  LCP: number | null;
  INP: number | null;
  CLS: number | null;
}

export interface StepDiff {
  isEqual: boolean;
  parts: readonly { part: string; before?: string; after?: string; commits: readonly string[]; note?: string }[];
  contracts: readonly string[];
  site: readonly string[];
  /** Pages with equal changes are grouped. */
  pages: readonly { name: string; state: string; sentences: readonly string[] }[];
}

export type ConsoleAction =
  | { kind: 'rollback'; part?: string | undefined; overrideFreeze?: boolean | undefined }
  | { kind: 'withdraw'; version: string; why: string; overrideFreeze?: boolean | undefined }
  | { kind: 'promote'; from: string; overrideFreeze?: boolean | undefined }
  | { kind: 'next'; overrideFreeze?: boolean | undefined }
  | { kind: 'abort' };

/** The check of an action returns a ticket for carrying it out. */
export type ActionRequest =
  { step: 'check'; action: ConsoleAction } | { step: 'act'; ticket: string; why?: string | undefined };

/** A line of the response; the last one is not `say`. */
export type ActionMessage =
  { say: string } | { checked: string } | { nothingToDo: true } | { done: true } | { refused: string };

/** Header with the page's secret, required for changes. */
export const tokenHeader = 'x-console-token';

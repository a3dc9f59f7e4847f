import type { Actor } from '@site/contracts';

export type { ActionRequest, ConsoleAction } from './server/read-request';

// Messages between server and page, as JSON.

/** Times are ISO 8601. */
export interface ConsoleState {
  /** Folder or bucket, as shown. */
  storage: string;
  /** Recorded in the history. */
  actor: Actor;
  live?: LiveSite;
  previews: readonly ShownPreview[];
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
  provided?: string;
  /** Number of exports; absent for libraries. */
  exports?: number;
  uses: readonly (SharedUseCell | null)[];
}

export interface SharedUseCell {
  range: string;
  fits: boolean;
  /** First later version outside the range; absent without one. */
  breaksAt?: string;
  used?: readonly string[];
}

export interface HistoryStep {
  sequence: number;
  at: string;
  reason: string;
  by?: Actor;
  composition: string;
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

/** Of one version of a part. Vitals are 75th percentiles: ms, for CLS the score, `null` without values. */
export interface HealthFigures {
  part: string;
  version: string;
  /** `previous` is the rollback target of the part. */
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
  pages: readonly { name: string; state: string; sentences: readonly string[] }[];
}

export type ActionMessage =
  { say: string } | { checked: string } | { nothingToDo: true } | { done: true } | { refused: string };

/** Contains the page's secret, required for changes. */
export const tokenHeader = 'x-console-token';

import type { Actor } from '@site/contracts';

// What the server and its page say to each other, as JSON.

/** What the page shows of the storage. Times are ISO 8601. */
export interface ConsoleState {
  /** Folder or bucket, as a person knows it. */
  storage: string;
  /** Who the history names for what is done here. */
  actor: Actor;
  /** Absent before the first activation. */
  live?: LiveSite;
  previews: readonly ShownPreview[];
  /** Names of other storages that releases can be promoted from. */
  sources: readonly string[];
}

export interface LiveSite {
  /** Number of the activation. */
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
  /** A careful release that is under way. */
  careful?: { share: number; released: Versions; at: string };
}

export type Versions = Readonly<Record<string, string>>;

export interface LivePart {
  part: string;
  owner: string;
  version: string;
  commit: string;
  /** Built from sources that were not committed. */
  isUncommitted: boolean;
  builtAt: string;
  /** The activation that brought this version; absent when it is older than what was looked through. */
  came?: { sequence: number; at: string; by?: Actor };
  isPinned: boolean;
  /** What a rollback of the part would put live. */
  previous?: string;
}

export interface WithdrawnVersion {
  part: string;
  version: string;
  at: string;
  why: string;
  by?: Actor;
}

/** Shared modules by the remotes that ask for them. */
export interface SharedMatrix {
  remotes: readonly string[];
  modules: readonly SharedModuleRow[];
}

export interface SharedModuleRow {
  name: string;
  /** Version that the shell provides; absent when it does not. */
  provided?: string;
  /** How many exports it provides; absent for libraries, whose exports are not known. */
  exports?: number;
  /** In the order of the remotes; `null` where a remote does not ask for it. */
  uses: readonly (SharedUseCell | null)[];
}

/** How far the module can change before this remote breaks. */
export interface SharedUseCell {
  range: string;
  /** Whether what is provided is in the range. */
  fits: boolean;
  /** First version that is no longer in the range; absent when every later one is. */
  breaksAt?: string;
  /** Exports in use, which cannot go or change; absent for libraries. */
  used?: readonly string[];
}

/** One activation beside the one before it. */
export interface HistoryStep {
  sequence: number;
  at: string;
  reason: string;
  by?: Actor;
  composition: string;
  /** Part to the version that came, `retired` for one that left. */
  changed: Versions;
  /** Versions from sources that were not committed, `part@version`. */
  uncommitted: readonly string[];
}

export interface ShownPreview {
  name: string;
  at: string;
  reason: string;
  by?: Actor;
  /** Where `npm start` and `npx manzil serve` show it. */
  url: string;
}

/** Reports of the last days, or a sentence why there are none to read. */
export type ConsoleHealth = { days: number; rows: readonly HealthFigures[] } | { note: string };

/** One version of a part: web vitals are 75th percentiles, in ms, of CLS the score. */
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

/** What one activation changed, in sentences. */
export interface StepDiff {
  isEqual: boolean;
  parts: readonly { part: string; before?: string; after?: string; commits: readonly string[]; note?: string }[];
  contracts: readonly string[];
  site: readonly string[];
  /** Pages that changed in the same way are together. */
  pages: readonly { name: string; state: string; sentences: readonly string[] }[];
}

/** What can be done from the page. */
export type ConsoleAction =
  | { kind: 'rollback'; part?: string | undefined; overrideFreeze?: boolean | undefined }
  | { kind: 'withdraw'; version: string; why: string; overrideFreeze?: boolean | undefined }
  | { kind: 'promote'; from: string; overrideFreeze?: boolean | undefined }
  | { kind: 'next'; overrideFreeze?: boolean | undefined }
  | { kind: 'abort' };

/** An action is checked first; what may then be done is named by the ticket that the check has given. */
export type ActionRequest =
  { step: 'check'; action: ConsoleAction } | { step: 'act'; ticket: string; why?: string | undefined };

/** A line of the answer to an {@link ActionRequest}; the last one is any but `say`. */
export type ActionMessage =
  { say: string } | { checked: string } | { nothingToDo: true } | { done: true } | { refused: string };

/** Header with the secret of the page, of a request that changes something. */
export const tokenHeader = 'x-console-token';

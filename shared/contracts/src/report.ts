export interface ReportedFailure {
  /** `error`, `rejection`, `policy`, `contact`, `hydration`, `render`, `load` or `start`. */
  kind: string;
  /** `projects@1.0.0-1a2b3c4d`. */
  part: string;
  message: string;
  /** Innermost first: `/_/projects/main.0123456789.js:1:2345`. */
  frames: readonly string[];
}

/** A web vital, attributed to the part that rendered the element. */
export interface ReportedVital {
  name: 'LCP' | 'INP' | 'CLS';
  /** Milliseconds; for CLS the score. */
  value: number;
  part: string;
}

/** What a view sends. The site logs it (`shared/line/publish/receive-report.ts`). */
export interface Report {
  composition: string;
  page: string;
  parts: readonly string[];
  /** 1 in the first report of a view, and when a navigation adds parts; 0 in others. */
  views: 0 | 1;
  failures: readonly ReportedFailure[];
  vitals: readonly ReportedVital[];
}

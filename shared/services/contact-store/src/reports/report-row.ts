/** One failure that a browser met while it showed a page. */
export interface ReportedFailure {
  /** `error`, `rejection`, `policy`, `contact`, `hydration`, `render`, `load` or `start`. */
  kind: string;
  /** `projects@1.0.0-1a2b3c4d`. */
  part: string;
  message: string;
  /** Places in released files, the innermost first: `/_/projects/main.0123456789.js:1:2345`. */
  frames: readonly string[];
}

/** One web vital of a view, attributed to the part that drew the element. */
export interface ReportedVital {
  name: 'LCP' | 'INP' | 'CLS';
  /** Milliseconds; of CLS the score. */
  value: number;
  part: string;
}

/** What a browser sends of one view of a page. */
export interface Report {
  composition: string;
  page: string;
  parts: readonly string[];
  views: 0 | 1;
  bad_views: 0 | 1;
  failures: readonly ReportedFailure[];
  vitals: readonly ReportedVital[];
}

/** Columns that may be written with the public key. */
export const reportColumns = [
  'composition',
  'page',
  'parts',
  'views',
  'bad_views',
  'failures',
  'vitals',
] as const satisfies readonly (keyof Report)[];

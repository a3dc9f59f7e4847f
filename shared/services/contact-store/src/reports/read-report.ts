import type { Report, ReportedFailure, ReportedVital } from './report-row';

type Json = Record<string, unknown>;

/**
 * A report without anything that a report does not have, or `undefined` when it is none. The constraints of the table
 * decide about lengths.
 */
export function readReport(value: unknown): Report | undefined {
  if (!isObject(value)) return undefined;
  const { composition, page, parts, views, bad_views, failures, vitals } = value;
  if (typeof composition !== 'string' || typeof page !== 'string' || !isTexts(parts)) return undefined;
  if (!isFlag(views) || !isFlag(bad_views)) return undefined;
  const [someFailures, someVitals] = [readEach(failures, readFailure), readEach(vitals, readVital)];
  return (
    someFailures &&
    someVitals && { composition, page, parts, views, bad_views, failures: someFailures, vitals: someVitals }
  );
}

function readFailure({ kind, part, message, frames }: Json): ReportedFailure | undefined {
  const isWhole =
    typeof kind === 'string' && typeof part === 'string' && typeof message === 'string' && isTexts(frames);
  return isWhole ? { kind, part, message, frames } : undefined;
}

function readVital({ name, value, part }: Json): ReportedVital | undefined {
  const isKnown = name === 'LCP' || name === 'INP' || name === 'CLS';
  return isKnown && typeof value === 'number' && typeof part === 'string' ? { name, value, part } : undefined;
}

function readEach<T>(list: unknown, read: (entry: Json) => T | undefined): T[] | undefined {
  if (!Array.isArray(list) || !list.every(isObject)) return undefined;
  const entries = list.map(read).filter((entry) => entry !== undefined);
  return entries.length === list.length ? entries : undefined;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isFlag = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

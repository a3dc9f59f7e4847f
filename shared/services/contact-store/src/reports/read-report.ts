import type { Report, ReportedFailure, ReportedVital } from '@site/contracts';

type Json = Record<string, unknown>;

/** Formats that operators print. `report_forms` repeats them for reports that bypass the gateway. */
const partForm = /^[a-z0-9-]{0,64}(@(\w[\w.+-]{0,63})?)?$/;
const kindForm = /^[a-z]{1,20}$/;
const frameForm = /^\/_\/[a-z0-9-]{1,64}\/[\w.~@+-]{1,100}\.js:\d{1,9}:\d{1,9}$/;
const mostMessage = 255;
/** Milliseconds: longer values are not real waits. */
const mostVital = 600_000;

/** Copies only known fields; `undefined` for an invalid report. Table constraints limit the total length. */
export function readReport(value: unknown): Report | undefined {
  if (!isObject(value)) return undefined;
  const { composition, page, parts, views, bad_views, failures, vitals } = value;
  if (typeof composition !== 'string' || typeof page !== 'string' || !isTexts(parts, partForm)) return undefined;
  if (!isFlag(views) || !isFlag(bad_views)) return undefined;
  const [someFailures, someVitals] = [readEach(failures, readFailure), readEach(vitals, readVital)];
  return (
    someFailures &&
    someVitals && { composition, page, parts, views, bad_views, failures: someFailures, vitals: someVitals }
  );
}

function readFailure({ kind, part, message, frames }: Json): ReportedFailure | undefined {
  const isWhole =
    isText(kind, kindForm) &&
    isText(part, partForm) &&
    typeof message === 'string' &&
    message.length <= mostMessage &&
    isTexts(frames, frameForm);
  return isWhole ? { kind, part, message, frames } : undefined;
}

function readVital({ name, value, part }: Json): ReportedVital | undefined {
  const isKnown = name === 'LCP' || name === 'INP' || name === 'CLS';
  const isPossible = typeof value === 'number' && value >= 0 && value <= mostVital;
  return isKnown && isPossible && isText(part, partForm) ? { name, value, part } : undefined;
}

function readEach<T>(list: unknown, read: (entry: Json) => T | undefined): T[] | undefined {
  if (!Array.isArray(list) || !list.every(isObject)) return undefined;
  const entries = list.map(read).filter((entry) => entry !== undefined);
  return entries.length === list.length ? entries : undefined;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const isTexts = (value: unknown, form: RegExp): value is string[] =>
  Array.isArray(value) && value.every((each) => isText(each, form));
const isFlag = (value: unknown): value is 0 | 1 => value === 0 || value === 1;

import type { IncomingHttpHeaders } from 'node:http';
import { readableColumns } from '../contact-row';
import { Refusal } from './refusal';

/** What the caller wants back, in PostgREST's words. Whatever is not understood is refused, never ignored. */
export interface Question {
  /** Column names that may be written into SQL as they are. */
  select: string;
  /** The one row as an object, instead of a list. */
  isSingle: boolean;
  wantsRows: boolean;
  /** The columns of an insert, when the caller names them. */
  columns?: string[];
}

const objectType = 'application/vnd.pgrst.object+json';
const listTypes = ['application/json', 'application/*', '*/*'];

export function readQuestion(search: URLSearchParams, headers: IncomingHttpHeaders, allowed: readonly string[]): Question {
  for (const [name] of search) {
    if (!allowed.includes(name) || search.getAll(name).length > 1) throw new Refusal(400, 'PGRST100', `The parameter "${name}" is not supported here`);
  }
  refuseOtherSchemas(headers);
  const columns = search.get('columns');
  return {
    select: readSelect(search.get('select') ?? '*'),
    isSingle: isSingle(headers.accept ?? '*/*'),
    wantsRows: wantsRows(headers.prefer),
    ...(columns === null ? {} : { columns: namesIn(columns) }),
  };
}

function readSelect(select: string) {
  if (select === '*') return readableColumns.join(', ');
  const names = namesIn(select);
  const unknown = names.find((name) => !readableColumns.some((column) => column === name));
  if (unknown !== undefined) throw new Refusal(400, '42703', `column contact.${unknown} does not exist`);
  return names.join(', ');
}

const namesIn = (list: string) => list.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));

function isSingle(accept: string) {
  const types = accept.split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (types.includes(objectType)) return true;
  if (types.some((type) => listTypes.includes(type))) return false;
  throw new Refusal(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

function wantsRows(prefer: string | string[] | undefined) {
  const preferences = String(prefer ?? '').split(',').map((preference) => preference.trim()).filter(Boolean);
  const known = ['return=representation', 'return=minimal', 'missing=default', 'handling=strict', 'handling=lenient'];
  const unknown = preferences.find((preference) => !known.includes(preference));
  if (unknown) throw new Refusal(400, 'PGRST122', `The preference "${unknown}" is not supported`);
  return preferences.includes('return=representation');
}

function refuseOtherSchemas(headers: IncomingHttpHeaders) {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (schema !== 'public') throw new Refusal(406, 'PGRST106', `Invalid schema: ${String(schema)}`, 'Only the following schemas are exposed: public');
}

import type { IncomingHttpHeaders } from 'node:http';
import { hiddenColumns, readableColumns } from '../contact-row';
import { permissionDenied, Refusal } from './refusal';

/** The request in PostgREST's terms. Anything unknown is refused, never ignored. */
export interface ParsedQuery {
  select: string;
  /** Return the only row as an object instead of a list. */
  isSingle: boolean;
  wantsRow: boolean;
}

const objectType = 'application/vnd.pgrst.object+json';
const listTypes = ['application/json', 'application/*', '*/*'];

export function parseQuery(
  search: URLSearchParams,
  headers: IncomingHttpHeaders,
  allowed: readonly string[],
): ParsedQuery {
  for (const [name] of search) {
    if (!allowed.includes(name) || search.getAll(name).length > 1)
      throw new Refusal(400, 'PGRST100', `The parameter "${name}" is not supported here`);
  }
  refuseOtherSchemas(headers);
  return {
    select: readSelect(search.get('select') ?? '*'),
    isSingle: isSingle(headers.accept ?? '*/*'),
    wantsRow: readPreferences(headers.prefer).includes('return=representation'),
  };
}

function readSelect(select: string) {
  if (select === '*') return readableColumns.join(', ');
  const names = select.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  for (const name of names) {
    if (hiddenColumns.some((column) => column === name)) throw permissionDenied();
    if (!readableColumns.some((column) => column === name))
      throw new Refusal(400, '42703', `column contact.${name} does not exist`);
  }
  return names.join(', ');
}

function readPreferences(prefer: string | string[] = ''): string[] {
  const preferences = String(prefer)
    .split(',')
    .map((preference) => preference.trim());
  const unknown = preferences.find((each) => !['', 'return=representation', 'return=minimal'].includes(each));
  if (unknown) throw new Refusal(400, 'PGRST122', `The preference "${unknown}" is not supported here`);
  return preferences;
}

function isSingle(accept: string) {
  const types = accept.split(',').map((type) => type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (types.includes(objectType)) return true;
  if (types.some((type) => listTypes.includes(type))) return false;
  throw new Refusal(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

function refuseOtherSchemas(headers: IncomingHttpHeaders) {
  const schema = headers['content-profile'] ?? headers['accept-profile'] ?? 'public';
  if (schema !== 'public')
    throw new Refusal(406, 'PGRST106', `Invalid schema: ${String(schema)}`, {
      hint: 'Only the following schemas are exposed: public',
    });
}

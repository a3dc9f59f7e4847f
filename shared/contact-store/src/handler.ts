import type { IncomingMessage, ServerResponse } from 'node:http';
import { hiddenColumns, readableColumns, sentColumns } from './contact-row';
import { type ContactDatabase, isUnavailable, reasonOf, type Row, sqlStateOf, type Statement } from './database';
import { publicKey } from './keys';
import { largestBodyBytes, readBody, Refusal } from './read-body';

export interface HandlerOptions {
  database: ContactDatabase;
  log: (line: string) => void;
  /** Trusts the last address of `x-forwarded-for`. Only behind your own proxy. */
  trustedProxy?: boolean | undefined;
}

interface Answer {
  status: number;
  body?: string;
  type?: string;
}

interface Query {
  columns: string;
  isSingle: boolean;
  wantsRow: boolean;
}

const objectType = 'application/vnd.pgrst.object+json';

/**
 * The part of PostgREST that the contact form needs: a row of the table `contact` is inserted as `anon`, and given
 * back. Everything else is refused, never ignored. The handler never rejects.
 */
export function contactHandler({ database, log, trustedProxy = false }: HandlerOptions) {
  let isOut = false;

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, headers } = request;
    if (method === 'OPTIONS') return { status: 204 };
    const search = locate(request);
    if (method === 'PATCH' || method === 'DELETE' || method === 'PUT') throw permissionDenied();
    // Policies hide all rows of other transactions; the release check asks for columns.
    if (method === 'GET' || method === 'HEAD')
      return { status: 200, ...rowsIn(readQuery(headers, search, ['select', 'limit']), []) };
    if (method !== 'POST') throw new Refusal(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
    const query = readQuery(headers, search, ['select']);
    const insert = insertion(readRow(headers, await readBody(request)), query);
    const [, rows = []] = await database.transact([actAsAnon(request, trustedProxy), insert]);
    if (isOut) log('Contact requests are stored again.');
    isOut = false;
    return { status: 201, ...(query.wantsRow ? rowsIn(query, rows) : {}) };
  }

  function refuse(error: unknown): Answer {
    const { status, code, message, details, hint } = error instanceof Refusal ? error : refusalBy(error);
    if (status >= 500 && !isOut) {
      const reason = isUnavailable(error) ? reasonOf(error) : `code ${code}`; // Other messages may quote a visitor.
      log(`Contact requests are refused for the moment: ${reason}`);
      isOut = true;
    }
    return { status, body: JSON.stringify({ code, message, details, hint }) };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body, type = 'application/json' } = await answer(request).catch(refuse);
    // Node discards the rest of a small body to keep the connection.
    const keepsConnection = request.complete || Number(request.headers['content-length']) <= largestBodyBytes;
    response.writeHead(status, {
      ...(body && { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(body) }),
      ...(status === 503 && { 'retry-after': '5' }),
      ...((status === 408 || !keepsConnection) && { connection: 'close' }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The parameters. Refuses other keys and tables. */
function locate({ url, headers }: IncomingMessage): URLSearchParams {
  if (headers.apikey !== publicKey || ![undefined, `Bearer ${publicKey}`].includes(headers.authorization))
    throw new Refusal(401, 'PGRST301', 'Invalid API key');
  if (!URL.canParse(`http://contact${url}`)) throw new Refusal(400, 'PGRST100', 'The address cannot be read');
  const { pathname, searchParams } = new URL(`http://contact${url}`);
  const [, name] = /^\/rest\/v1\/rpc\/([^/]*)$/.exec(pathname) ?? [];
  if (name) throw new Refusal(404, 'PGRST202', `Could not find the function public.${name} in the schema cache`);
  if (pathname !== '/rest/v1/contact')
    throw new Refusal(404, 'PGRST205', 'There is no other table than contact in the schema cache');
  return searchParams;
}

type Headers = IncomingMessage['headers'];

function readQuery(headers: Headers, search: URLSearchParams, allowed: readonly string[]): Query {
  const odd = [...search.keys()].find((name) => !allowed.includes(name) || search.getAll(name).length > 1);
  if (odd !== undefined) throw new Refusal(400, 'PGRST100', `The parameter "${odd}" is not supported here`);
  const schema = String(headers['content-profile'] ?? headers['accept-profile'] ?? 'public');
  if (schema !== 'public') throw new Refusal(406, 'PGRST106', `Invalid schema: ${schema}`);
  const preferences = listOf(headers.prefer);
  const unknown = preferences.find((each) => !['', 'return=representation', 'return=minimal'].includes(each));
  if (unknown) throw new Refusal(400, 'PGRST122', `The preference "${unknown}" is not supported here`);
  const types = listOf(headers.accept ?? '*/*');
  if (!types.some((type) => [objectType, 'application/json', 'application/*', '*/*'].includes(type)))
    throw new Refusal(406, 'PGRST107', `None of these media types are available: ${headers.accept}`);
  return {
    columns: readColumns(search.get('select') ?? '*'),
    isSingle: types.includes(objectType),
    wantsRow: preferences.includes('return=representation'),
  };
}

/** Without parameters of the values. */
const listOf = (header: string | string[] = '') =>
  Array.from(String(header).split(','), (each) => each.replace(/;.*/, '').trim().toLowerCase());

function readColumns(select: string): string {
  if (select === '*') return readableColumns.join(', ');
  const names = select.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  for (const name of names) {
    if (has(hiddenColumns, name)) throw permissionDenied();
    if (!has(readableColumns, name)) throw new Refusal(400, '42703', `column contact.${name} does not exist`);
  }
  return names.join(', ');
}

/** Checks the shape; constraints of the table check the values. */
function readRow(headers: Headers, body: string): Record<string, string | null> {
  const [type] = listOf(headers['content-type'] ?? 'application/json');
  if (type !== 'application/json' || headers['content-encoding'])
    throw new Refusal(415, 'PGRST102', `Content-Type not acceptable: ${type}`);
  const row: unknown = JSON.parse(body);
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new Refusal(400, 'PGRST102', 'The body must be an object');
  for (const [name, value] of Object.entries(row)) {
    if (!has(sentColumns, name) && has([...readableColumns, ...hiddenColumns], name)) throw permissionDenied();
    if (!has(sentColumns, name))
      throw new Refusal(400, 'PGRST204', `Could not find the '${name}' column of 'contact' in the schema cache`);
    if (value !== null && typeof value !== 'string')
      throw new Refusal(400, '22P02', `The value of '${name}' must be a text`);
  }
  return row as Record<string, string | null>;
}

const has = (list: readonly string[], name: string) => list.includes(name);

/**
 * The rights of the public key. The rate limit in SQL counts by the socket's address, or by the one that a trusted
 * proxy passes on; clients can write other headers.
 */
function actAsAnon({ headers, socket }: IncomingMessage, trustedProxy: boolean): Statement {
  const addresses = (trustedProxy && headers['x-forwarded-for']) || socket.remoteAddress || '';
  return {
    sql: `select set_config('role', 'anon', true), set_config('contact.sender', $1, true)`,
    parameters: [String(addresses).replace(/.*,/, '')],
  };
}

/** The statement of PostgREST. */
function insertion(row: Record<string, string | null>, { columns, wantsRow }: Query): Statement {
  // An object without keys becomes a row of defaults; the constraints name what is missing.
  const names = (Object.keys(row).length > 0 ? Object.keys(row) : sentColumns).join(', ');
  const insert = `insert into public.contact (${names}) select ${names} from json_populate_record(null::public.contact, $1::json)`;
  const returning = `with stored as (${insert} returning ${columns}) select row_to_json(stored)::text as row from stored`;
  return { sql: wantsRow ? returning : insert, parameters: [JSON.stringify(row)] };
}

function rowsIn({ isSingle }: Query, rows: readonly Row[]): Pick<Answer, 'body' | 'type'> {
  const list = rows.map(({ row }) => String(row));
  if (!isSingle) return { body: `[${list.join()}]` };
  if (list.length === 1) return { body: list.join(), type: objectType };
  const message = 'Cannot coerce the result to a single JSON object';
  throw new Refusal(406, 'PGRST116', message, `The result contains ${list.length} rows`);
}

/** Postgres' answer to `anon` beyond its grants. PostgREST returns 401, because signing in might help. */
const permissionDenied = () => new Refusal(401, '42501', 'permission denied for table contact');

/** First match wins; anything else is the sender's fault. Rows of PostgREST's table that a visitor can cause. */
const statuses: readonly [state: RegExp, status: number][] = [
  [/^42501/, 401],
  [/^23505/, 409],
  [/^(08|53|57)/, 503],
  [/^(25|40|54|55|58|XX|P0)/, 500],
];

/** Visitors read nothing about a failing database. `PTnnn` is a status that our SQL requests. */
function refusalBy(error: unknown): Refusal {
  const state = sqlStateOf(error) ?? '';
  if (error instanceof SyntaxError) return new Refusal(400, 'PGRST102', 'Empty or invalid json');
  if (!state) return new Refusal(503, 'PGRST000', 'The database could not be reached');
  const [, requested] = /^PT(\d{3})$/.exec(state) ?? [];
  const status = Number(requested ?? statuses.find(([pattern]) => pattern.test(state))?.[1] ?? 400);
  if (status >= 500) return new Refusal(status, state, 'The database could not answer');
  const { message = '', detail, hint } = error as Partial<Record<'message' | 'detail' | 'hint', string>>;
  return new Refusal(status, state, message, detail, hint);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as passed } from 'node:timers/promises';
import { hiddenColumns, readableColumns, sentColumns } from './contact-row';
import { type ContactDatabase, isUnavailable, reasonOf, type Row, sqlStateOf, type Statement } from './database';
import { largestBodyBytes, readJson, Refusal } from './read-body';
import { publicKey } from './settings';

interface HandlerOptions {
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

const objectType = 'application/vnd.pgrst.object+json';

/** Headers as supabase-js sends them. Others are refused. */
const headerRules: readonly [name: string, values: RegExp, status: number, code: string][] = [
  ['apikey', new RegExp(`^${publicKey}$`), 401, 'PGRST301'],
  ['authorization', new RegExp(`^(Bearer ${publicKey})?$`), 401, 'PGRST301'],
  ['content-type', /^(application\/json\b.*)?$/i, 415, 'PGRST102'],
  ['content-encoding', /^$/, 415, 'PGRST102'],
  ['content-profile', /^(public)?$/, 406, 'PGRST106'],
  ['accept-profile', /^(public)?$/, 406, 'PGRST106'],
  ['accept', /^$|\*\/\*|application\/(\*|json|vnd\.pgrst\.object\+json)/i, 406, 'PGRST107'],
  ['prefer', /^(return=(representation|minimal))?$/, 400, 'PGRST122'],
];

/** As the rate limit in SQL: ten minutes, and twenty refusals where it allows twenty rows. */
const [windowMs, mostRefusals] = [600_000, 20];

/** About 1 MB. */
const mostSenders = 10_000;

/**
 * The part of PostgREST that the contact form needs: a row of the table `contact` is inserted as `anon`, and given
 * back. Everything else is refused, never ignored. The handler never rejects.
 */
export function contactHandler({ database, log, trustedProxy = false }: HandlerOptions) {
  let isOut = false;
  /** How often each sender was refused. Addresses stay in memory, for one window. */
  const refusals = new Map<string, number>();

  async function answer(request: IncomingMessage, sender: string): Promise<Answer> {
    const { method, headers } = request;
    if (method === 'OPTIONS') return { status: 204 };
    requireKnownHeaders(headers);
    // Policies hide all rows of other transactions; the release check asks for columns.
    if (method === 'GET' || method === 'HEAD') {
      readColumns(request, ['select', 'limit']);
      return rowsIn(headers, []);
    }
    if (method !== 'POST') throw permissionDenied();
    const columns = readColumns(request, ['select']);
    // SQL decides what is stored. This spares bodies and transactions.
    if ((refusals.get(sender) ?? 0) >= mostRefusals) {
      await passed(1000); // A flood sends the next request as soon as one is answered.
      throw new Refusal(429, 'PT429', 'Too many refused contact requests from this address');
    }
    const row = readRow(await readJson(request));
    const [, rows = []] = await database.transact([actAsAnon(sender), insertion(row, columns)]);
    if (isOut) log('Contact requests are stored again.');
    isOut = false;
    return headers.prefer?.includes('representation') ? { ...rowsIn(headers, rows), status: 201 } : { status: 201 };
  }

  function refuse(error: unknown, sender: string): Answer {
    const { status, code, message, details, hint } = error instanceof Refusal ? error : refusalBy(error);
    if (status >= 500 && !isOut) {
      const reason = isUnavailable(error) ? reasonOf(error) : `code ${code}`; // Other messages may quote a visitor.
      log(`Contact requests are refused for the moment: ${reason}`);
      isOut = true;
    }
    if (status < 500 && refusals.size < mostSenders) {
      if (refusals.size === 0) setTimeout(() => refusals.clear(), windowMs).unref();
      refusals.set(sender, (refusals.get(sender) ?? 0) + 1);
    }
    return { status, body: JSON.stringify({ code, message, details, hint }) };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sender = senderOf(request, trustedProxy);
    const {
      status,
      body,
      type = 'application/json',
    } = await answer(request, sender).catch((error: unknown) => refuse(error, sender));
    // Node discards the rest of a small body to keep the connection.
    const keepsConnection = request.complete || Number(request.headers['content-length']) <= largestBodyBytes;
    response.writeHead(status, {
      ...(body && { 'content-type': `${type}; charset=utf-8`, 'content-length': Buffer.byteLength(body) }),
      ...(status === 503 && { 'retry-after': '5' }),
      ...(!keepsConnection && { connection: 'close' }),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The socket's address, or the one that a trusted proxy passes on. Clients can write other headers. */
function senderOf({ headers, socket }: IncomingMessage, trustedProxy: boolean): string {
  const addresses = (trustedProxy && headers['x-forwarded-for']) || socket.remoteAddress || '';
  return String(addresses).replace(/.*,/, '');
}

type Headers = IncomingMessage['headers'];

function requireKnownHeaders(headers: Headers): void {
  for (const [name, values, status, code] of headerRules) {
    if (!values.test(String(headers[name] ?? '')))
      throw new Refusal(status, code, `The value of the header ${name} is not accepted here`);
  }
}

/** The columns to return. Refuses other tables and parameters. */
function readColumns({ url = '' }: IncomingMessage, allowed: readonly string[]): string {
  const [path, query] = url.split('?', 2);
  if (path !== '/rest/v1/contact')
    throw new Refusal(404, 'PGRST205', 'There is nothing but the table contact in the schema cache');
  const search = new URLSearchParams(query);
  const odd = [...search.keys()].find((name) => !allowed.includes(name) || search.getAll(name).length > 1);
  if (odd !== undefined) throw new Refusal(400, 'PGRST100', `The parameter "${odd}" is not supported here`);
  const select = search.get('select') ?? '*';
  const names = select === '*' ? readableColumns : select.split(',').map((name) => name.trim().replaceAll('"', ''));
  requireColumns(names, readableColumns, '42703');
  return names.join(', ');
}

function requireColumns(names: readonly string[], allowed: readonly string[], code: string): void {
  const odd = names.find((name) => !allowed.includes(name));
  if (odd === undefined) return;
  if ([...readableColumns, ...hiddenColumns].some((name) => name === odd)) throw permissionDenied();
  throw new Refusal(400, code, `column contact.${odd} does not exist`);
}

/** Checks the shape; constraints of the table check the values. */
function readRow(row: unknown): Record<string, string | null> {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new Refusal(400, 'PGRST102', 'The body must be an object');
  requireColumns(Object.keys(row), sentColumns, 'PGRST204');
  const odd = Object.values(row).find((value) => value !== null && typeof value !== 'string');
  if (odd !== undefined) throw new Refusal(400, '22P02', 'A value must be a text');
  return row as Record<string, string | null>;
}

/** The rights of the public key, and the address that the rate limit in SQL counts. */
const actAsAnon = (sender: string): Statement => ({
  sql: `select set_config('role', 'anon', true), set_config('contact.sender', $1, true)`,
  parameters: [sender],
});

/** The statement of PostgREST. */
function insertion(row: Record<string, string | null>, columns: string): Statement {
  // An object without keys becomes a row of defaults; the constraints name what is missing.
  const names = (Object.keys(row).length > 0 ? Object.keys(row) : sentColumns).join(', ');
  const insert = `insert into public.contact (${names}) select ${names} from json_populate_record(null::public.contact, $1::json)`;
  const sql = `with stored as (${insert} returning ${columns}) select row_to_json(stored)::text as row from stored`;
  return { sql, parameters: [JSON.stringify(row)] };
}

function rowsIn({ accept }: Headers, rows: readonly Row[]): Answer {
  const list = rows.map(({ row }) => String(row));
  if (!accept?.includes(objectType)) return { status: 200, body: `[${list.join()}]` };
  if (list.length === 1) return { status: 200, body: list.join(), type: objectType };
  const message = 'Cannot coerce the result to a single JSON object';
  throw new Refusal(406, 'PGRST116', message, `The result contains ${list.length} rows`);
}

/** Postgres' answer to `anon` beyond its grants. PostgREST returns 401, because signing in might help. */
const permissionDenied = () => new Refusal(401, '42501', 'permission denied for table contact');

/** Rows of PostgREST's table that a visitor can cause; anything else is the sender's fault. */
const statuses: readonly [states: RegExp, status: number][] = [
  [/^42501/, 401],
  [/^(08|53|57)/, 503],
  [/^(25|40|54|55|58|XX|P0)/, 500],
];

/** Visitors read nothing about a failing database. `PTnnn` is a status that our SQL requests. */
function refusalBy(error: unknown): Refusal {
  const state = sqlStateOf(error);
  if (error instanceof SyntaxError) return new Refusal(400, 'PGRST102', 'Empty or invalid json');
  if (!state) return new Refusal(503, 'PGRST000', 'The database could not be reached');
  const requested = state.startsWith('PT') && state.slice(2);
  const status = Number(requested || (statuses.find(([states]) => states.test(state))?.[1] ?? 400));
  if (status >= 500) return new Refusal(status, state, 'The database could not answer');
  const { message = '', detail, hint } = error as Partial<Record<'message' | 'detail' | 'hint', string>>;
  return new Refusal(status, state, message, detail, hint);
}

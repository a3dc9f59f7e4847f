import type { IncomingMessage, ServerResponse } from 'node:http';
import { reasonOf, UserError } from '@site/delivery/storage';
import type { PageFiles } from '../page/build-page';
import type { Actions } from './actions';
import type { Own } from './guard';
import { readActionRequest } from './read-request';
import type { ConsoleSource } from './source';

export interface Answering {
  source: ConsoleSource;
  files: PageFiles;
  actions: Actions;
  own: Own;
  logError: (error: unknown) => void;
}

const longestHistory = 500;

export async function answer(from: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const name = path.slice(from.own.token.length + 2);
  if (request.method === 'POST')
    return name === 'api/actions'
      ? act(from, request, response)
      : sendJson(response, 404, { refused: 'There is no such address.' });
  const file = from.files.get(name);
  if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.body);
  const read = readers.get(name);
  if (!read) return sendJson(response, 404, { refused: 'There is no such address.' });
  try {
    sendJson(response, 200, await read(from.source, new URLSearchParams(query)));
  } catch (error) {
    if (!(error instanceof UserError)) from.logError(error);
    sendJson(response, 503, {
      refused: error instanceof UserError ? error.message : `The storage cannot be read: ${reasonOf(error)}`,
    });
  }
}

const readers = new Map<string, (source: ConsoleSource, query: URLSearchParams) => Promise<unknown>>([
  ['api/sequence', async (source) => ({ sequence: await source.sequence() })],
  ['api/state', (source) => source.state()],
  ['api/history', (source, query) => source.history(numberIn(query, 'count', longestHistory))],
  ['api/health', (source) => source.health()],
  ['api/diff', (source, query) => source.diff(numberIn(query, 'of', Number.MAX_SAFE_INTEGER))],
]);

function numberIn(query: URLSearchParams, name: string, most: number): number {
  const number = Number(query.get(name));
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new UserError(`"${query.get(name) ?? ''}" is not a number from 1 to ${most}.`);
  return number;
}

/** JSON lines as they are written. A started action completes, even if the page closes. */
async function act(
  { actions, logError }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let asked;
  try {
    asked = await readActionRequest(request);
  } catch (error) {
    return sendJson(response, 400, { refused: reasonOf(error) });
  }
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  await actions.answer(asked, (message) => response.write(`${JSON.stringify(message)}\n`)).catch(logError);
  response.end();
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

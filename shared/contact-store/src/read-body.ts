import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** More than the longest valid request; a test compares them. */
export const largestBodyBytes = 64 * 1024;

/** Texts, brackets and commas. The longest report has about 600. */
const mostTokens = 1000;

/** A refused request, in PostgREST's words, which supabase-js returns as `error`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }
}

const tooLarge = () => new Refusal(413, 'PGRST102', `The body is larger than ${largestBodyBytes / 1024} KB`);

let lastTurn = Promise.resolve();

/** The body as JSON. Bodies are parsed one per turn of the event loop: a flood of them would take all from pages. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  await (lastTurn = lastTurn.then(() => setImmediate()));
  // Parsing takes 20 times as long for the same bytes when they are nested or have many keys.
  let tokens = 0;
  for (const _ of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{,]/gs))
    if ((tokens += 1) > mostTokens)
      throw new Refusal(400, 'PGRST102', 'The body has too many values, or too deep ones');
  return JSON.parse(text);
}

/** The body as text. Refuses oversized ones before they are in memory. The server's `requestTimeout` ends slow ones. */
async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length']) > largestBodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Not destroyed: its connection still carries the refusal.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if ((size += chunk.length) > largestBodyBytes) throw tooLarge();
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'PGRST102', 'The body ended early, or is not UTF-8');
  }
}

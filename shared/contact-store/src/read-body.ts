import type { IncomingMessage } from 'node:http';

/** More than the longest valid request; a test compares them. */
export const largestBodyBytes = 64 * 1024;

const slowestMs = 10_000;

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

/** The body as text. Refuses oversized bodies before they are in memory, and slow ones. */
export async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length']) > largestBodyBytes) throw tooLarge();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'PGRST102', 'The body took too long to arrive')), slowestMs);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await Promise.race([collect(request), late]));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'PGRST102', 'The body ended early, or is not UTF-8');
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed: its connection still carries the refusal.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

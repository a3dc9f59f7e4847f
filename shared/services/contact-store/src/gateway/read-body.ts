import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

/** More than the longest valid request; a test compares them. */
export const largestBodyBytes = 64 * 1024;
const slowestMs = 10_000;

/** The body as text. Refuses oversized bodies before they are in memory, and slow ones. */
export async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length']) > largestBodyBytes) throw tooLarge();
  const bytes = await collect(request);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, 'PGRST102', 'The body is not UTF-8');
  }
}

function collect(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Buffer>((resolve, reject) => {
    timer = setTimeout(() => reject(new Refusal(408, 'PGRST102', 'The body took too long to arrive')), slowestMs);
    const end = () => reject(new Refusal(400, 'PGRST102', 'The body ended early'));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestBodyBytes) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', end);
    request.on('close', end);
  }).finally(() => clearTimeout(timer));
}

const tooLarge = () => new Refusal(413, 'PGRST102', `The body is larger than ${largestBodyBytes / 1024} KB`);

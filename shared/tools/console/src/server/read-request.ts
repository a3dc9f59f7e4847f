import type { IncomingMessage } from 'node:http';
import { UserError } from '@site/delivery/storage';
import { z } from 'zod';

/** Characters: a reason is a sentence. */
const longestBody = 4096;

const text = z.string().min(1).max(500);
const overrideFreeze = z.boolean().optional();

const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rollback'), part: text.optional(), overrideFreeze }),
  z.strictObject({ kind: z.literal('withdraw'), version: text, why: text, overrideFreeze }),
  z.strictObject({ kind: z.literal('promote'), from: text.regex(/^[a-z][a-z0-9-]*$/), overrideFreeze }),
  z.strictObject({ kind: z.literal('next'), overrideFreeze }),
  z.strictObject({ kind: z.literal('abort') }),
]);

export type ConsoleAction = z.infer<typeof action>;

/** The check of an action returns a ticket for carrying it out. */
const actionRequest = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('check'), action }),
  z.strictObject({ step: z.literal('act'), ticket: text, why: z.string().max(500).optional() }),
]);

export type ActionRequest = z.infer<typeof actionRequest>;

/** Throws one sentence for anything the page does not send. */
export async function readActionRequest(request: IncomingMessage): Promise<ActionRequest> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > longestBody) throw new UserError('This request is too long.');
  }
  const parsed = actionRequest.safeParse(parseJson(body));
  if (!parsed.success) throw new UserError('This is not an action of the console.');
  return parsed.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

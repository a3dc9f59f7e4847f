import { type ActionMessage, type ActionRequest, tokenHeader } from '../messages';
import type { ConsoleData } from '../server/source';

export interface ConsoleApi extends ConsoleData {
  act: (request: ActionRequest, onMessage: (message: ActionMessage) => void) => Promise<void>;
}

const silent =
  'The console does not answer. Is npx manzil console still running? Its address changes with every start.';

/** The first path segment is the start's secret. */
export function createHttpApi({ pathname }: Pick<Location, 'pathname'> = window.location): ConsoleApi {
  const token = pathname.split('/')[1] ?? '';
  const ask = (path: string, init?: RequestInit) =>
    fetch(`/${token}/api/${path}`, init).catch(() => {
      throw new Error(silent);
    });
  const read = async <T>(path: string): Promise<T> => {
    const answer = await ask(path);
    const value = (await answer.json().catch(() => ({ refused: silent }))) as T | { refused: string };
    if (!answer.ok) throw new Error(isRefused(value) ? value.refused : silent);
    return value as T;
  };
  return {
    sequence: async () => (await read<{ sequence?: number }>('sequence')).sequence,
    state: () => read('state'),
    history: (count) => read(`history?count=${count}`),
    health: () => read('health'),
    diff: (sequence) => read(`diff?of=${sequence}`),
    act: async (request, onMessage) => {
      const answer = await ask('actions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [tokenHeader]: token },
        body: JSON.stringify(request),
      });
      if (!answer.ok || !answer.body) throw new Error(await answer.text().catch(() => silent));
      for await (const line of linesOf(answer.body)) onMessage(JSON.parse(line) as ActionMessage);
    },
  };
}

function isRefused(value: unknown): value is { refused: string } {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(`${silent} What was begun may have been done: look at the history.`);
    });
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield line;
    if (done) return;
  }
}

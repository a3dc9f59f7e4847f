import { type ActionMessage, tokenHeader } from '../messages';
import { createHttpApi } from './api';

const api = createHttpApi({ pathname: '/secret/' });
const answerWith = (...answers: (Response | Error)[]) => {
  const ask = jest.spyOn(globalThis, 'fetch');
  for (const answer of answers) {
    if (answer instanceof Response) ask.mockResolvedValueOnce(answer);
    else ask.mockRejectedValueOnce(answer);
  }
  return ask;
};
const request = { step: 'check', action: { kind: 'abort' } } as const;

it("uses the start's secret, also as a header of changes", async () => {
  const ask = answerWith(Response.json({ sequence: 7 }), new Response('{"done":true}\n'));
  expect(await api.sequence()).toBe(7);
  await api.act(request, () => undefined);
  expect(ask.mock.calls).toEqual([
    ['/secret/api/sequence', undefined],
    [
      '/secret/api/actions',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', [tokenHeader]: 'secret' },
        body: JSON.stringify(request),
      },
    ],
  ]);
});

it('passes each message on as it comes, however the lines are cut', async () => {
  const bytes = new TextEncoder().encode('{"say":"Würde es tun."}\n{"checked":"ticket"}\n');
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  answerWith(new Response(body));
  const messages: ActionMessage[] = [];
  await api.act(request, (message) => void messages.push(message));
  expect(messages).toEqual([{ say: 'Würde es tun.' }, { checked: 'ticket' }]);
});

it("repeats the server's refusals, and explains a lost or restarted server", async () => {
  answerWith(
    Response.json({ refused: 'Nothing is live yet.' }, { status: 503 }),
    new TypeError('fetch failed'),
    new Response('Open the address that npx manzil console has printed.', { status: 404 }),
    new Response('This page is of an earlier start.', { status: 403 }),
  );
  await expect(api.state()).rejects.toThrow('Nothing is live yet.');
  await expect(api.state()).rejects.toThrow('The console does not answer. Is npx manzil console still running?');
  await expect(api.state()).rejects.toThrow('Its address changes with every start.');
  await expect(api.act(request, () => undefined)).rejects.toThrow('This page is of an earlier start.');
});

it('an answer that breaks off is not a success: the action may have run', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"say":"Rendering."}\n'));
    },
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  answerWith(new Response(body));
  await expect(api.act(request, () => undefined)).rejects.toThrow(
    'What was begun may have been done: look at the history.',
  );
});

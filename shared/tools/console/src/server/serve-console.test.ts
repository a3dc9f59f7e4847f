/** @jest-environment node */
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '@site/delivery/storage';
import { type ActionMessage, tokenHeader } from '../messages';
import { serveConsole, type ServedConsole } from './serve-console';
import type { ConsoleSource, RunOptions } from './source';

const logError = jest.fn();
const run = jest.fn<Promise<boolean>, Parameters<ConsoleSource['run']>>();
let live: number;
let served: ServedConsole;
let port: number;
let token: string;

const source: ConsoleSource = {
  sequence: async () => live,
  state: async () => ({ storage: '.data/site', actor: { name: 'Ada' }, previews: [], sources: [] }),
  history: async (count) => {
    throw new UserError(`Nothing is live yet: no ${count} steps.`);
  },
  health: async () => ({ note: 'Browsers report nothing.' }),
  diff: async () => {
    throw new Error('connection lost');
  },
  run,
};

beforeEach(async () => {
  live = 7;
  logError.mockReset();
  run.mockReset().mockImplementation(async (_, { dryRun, print }) => {
    print(dryRun ? 'Would do it.' : 'Did it.');
    return true;
  });
  served = await serveConsole({
    source,
    files: new Map([['', { type: 'text/html', body: '<title>Console</title>' }]]),
    port: 0,
    logError,
  });
  ({ port } = served.server.address() as AddressInfo);
  [, token = ''] = new URL(served.url).pathname.split('/');
});
afterEach(() => new Promise((closed) => served.server.close(closed).closeAllConnections()));

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** fetch cannot send another Host. */
function send({ path = `/${token}/`, method = 'GET', headers = {}, body }: Asked = {}): Promise<{
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}> {
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject).end(body);
  });
}

const own = () => ({ origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json', [tokenHeader]: token });
const post = (value: unknown, headers: Record<string, string> = own()) =>
  send({
    path: `/${token}/api/actions`,
    method: 'POST',
    headers,
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });

async function act(value: unknown): Promise<ActionMessage[]> {
  const { text } = await post(value);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ActionMessage);
}

async function check(action: object = { kind: 'rollback', part: 'projects' }): Promise<string> {
  const last = (await act({ step: 'check', action })).at(-1);
  return last && 'checked' in last ? last.checked : `not checked: ${JSON.stringify(last)}`;
}

describe('who is answered', () => {
  it('only programs on this machine: it listens on the loopback address', () => {
    expect(served.server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  it.each(['manzil.example', '127.0.0.1', '127.0.0.1.nip.example:PORT', 'localhost:1'])(
    'a foreign host name (%s) gets nothing',
    async (host) => {
      const headers = { ...own(), host: host.replace('PORT', String(port)) };
      expect(await send({ headers })).toMatchObject({ status: 421 });
      const { status } = await post(
        { step: 'check', action: { kind: 'abort' } },
        { ...headers, origin: `http://${headers.host}` },
      );
      expect([status, run.mock.calls.length]).toEqual([421, 0]);
    },
  );

  it('the names of this machine are answered', async () => {
    for (const name of ['127.0.0.1', 'localhost'])
      expect(await send({ headers: { host: `${name}:${port}` } })).toMatchObject({
        status: 200,
        text: '<title>Console</title>',
      });
  });

  it("nothing is visible without this start's secret", async () => {
    for (const path of ['/', '/api/state', '/wrong/api/state', `/${token.slice(1)}/api/state`, `//${token}/`])
      expect(await send({ path })).toMatchObject({ status: 404, text: expect.stringContaining('npx manzil console') });
    const second = await serveConsole({ source, files: new Map(), port: 0, logError });
    expect(new URL(second.url).pathname).not.toBe(new URL(served.url).pathname);
    await new Promise((closed) => second.server.close(closed));
  });

  it.each([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['without an origin', { origin: '' }, 403],
    ['without the token', { [tokenHeader]: '' }, 403],
    ['with the token of another start', { [tokenHeader]: 'a'.repeat(32) }, 403],
    ['that a form could send', { 'content-type': 'text/plain' }, 415],
  ])('a request to change something %s is refused', async (_, header, status) => {
    expect(await post({ step: 'check', action: { kind: 'abort' } }, { ...own(), ...header })).toMatchObject({ status });
    expect(run).not.toHaveBeenCalled();
  });

  it('every response forbids scripts, frames, requests elsewhere and caching', async () => {
    for (const path of [`/${token}/`, '/', `/${token}/api/state`, `/${token}/api/constructor`]) {
      const { headers } = await send({ path });
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none'; script-src 'self'; .*connect-src 'self'; .*frame-ancestors 'none'/,
      );
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('what is read', () => {
  it('is JSON with sentences; unexpected errors are also logged', async () => {
    expect(JSON.parse((await send({ path: `/${token}/api/state` })).text)).toMatchObject({ storage: '.data/site' });
    expect(await send({ path: `/${token}/api/history?count=10` })).toMatchObject({
      status: 503,
      text: '{"refused":"Nothing is live yet: no 10 steps."}',
    });
    expect(await send({ path: `/${token}/api/diff?of=2` })).toMatchObject({
      status: 503,
      text: '{"refused":"The storage cannot be read: connection lost"}',
    });
    expect(logError).toHaveBeenCalledTimes(1);
  });

  it('refuses invalid numbers and unknown addresses', async () => {
    for (const count of ['0', '-1', '1e9', 'all', ''])
      expect((await send({ path: `/${token}/api/history?count=${count}` })).text).toContain(
        'is not a number from 1 to 500',
      );
    for (const name of ['api/nothing', 'api/constructor', '__proto__', '../../package.json'])
      expect((await send({ path: `/${token}/${name}` })).status).toBe(404);
    expect((await send({ method: 'DELETE' })).status).toBe(405);
  });
});

describe('an action', () => {
  const rollback = { kind: 'rollback', part: 'projects' };

  it.each([
    [rollback],
    [{ kind: 'rollback' }],
    [{ kind: 'withdraw', version: 'projects@1.0.0-1a2b3c4d', why: 'prices' }],
    [{ kind: 'promote', from: 'staging', overrideFreeze: true }],
    [{ kind: 'next' }],
    [{ kind: 'abort' }],
  ])('%j is only tried out at the first press, and done at the second', async (action) => {
    const messages = await act({ step: 'check', action });
    expect(messages).toEqual([{ say: 'Would do it.' }, { checked: expect.any(String) }]);
    expect(run.mock.calls.map(([asked, { dryRun }]) => [asked, dryRun])).toEqual([[action, true]]);
    const [, last] = messages;
    expect(await act({ step: 'act', ticket: last && 'checked' in last ? last.checked : '', why: 'prices' })).toEqual([
      { say: 'Did it.' },
      { done: true },
    ]);
    expect(run).toHaveBeenLastCalledWith(action, { dryRun: false, why: 'prices', print: expect.any(Function) });
  });

  it('is not done without a check, with the ticket of an earlier check, or twice', async () => {
    const refused = [{ refused: expect.stringContaining('Check it again.') }];
    expect(await act({ step: 'act', ticket: 'none' })).toEqual(refused);
    const first = await check();
    const second = await check({ kind: 'rollback', part: 'agency' });
    expect(await act({ step: 'act', ticket: first })).toEqual(refused);
    // A wrong ticket also ends the check: one attempt per check.
    expect(await act({ step: 'act', ticket: second })).toEqual(refused);
    const third = await check();
    expect((await act({ step: 'act', ticket: third })).at(-1)).toEqual({ done: true });
    expect(await act({ step: 'act', ticket: third })).toEqual(refused);
    expect(run.mock.calls.filter(([, { dryRun }]) => !dryRun)).toHaveLength(1);
  });

  it('is not done when something else has gone live since the check', async () => {
    const ticket = await check();
    live = 8;
    expect(await act({ step: 'act', ticket })).toEqual([
      { refused: expect.stringContaining('Something else has gone live') },
    ]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('that would change nothing is reported, and gets no ticket', async () => {
    run.mockImplementationOnce(async (_, { print }) => {
      print('live has these releases already.');
      return false;
    });
    expect(await act({ step: 'check', action: { kind: 'promote', from: 'staging' } })).toEqual([
      { say: 'live has these releases already.' },
      { nothingToDo: true },
    ]);
  });

  it("that is refused returns its command's sentences, and cannot run", async () => {
    run.mockRejectedValueOnce(new UserError('This cannot go live:\n  agency needs it.'));
    expect(await act({ step: 'check', action: rollback })).toEqual([
      { refused: 'This cannot go live:\n  agency needs it.' },
    ]);
    expect(logError).not.toHaveBeenCalled();
  });

  it('that fails otherwise returns a sentence and is logged', async () => {
    run.mockRejectedValueOnce(new Error('disk full'));
    expect(await act({ step: 'check', action: rollback })).toEqual([{ refused: expect.stringContaining('disk full') }]);
    expect(logError).toHaveBeenCalledTimes(1);
    expect(await check()).not.toContain('not checked');
  });

  it('waits for nobody: a second one meanwhile is refused', async () => {
    let end: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    run.mockImplementationOnce(
      (_: unknown, __: RunOptions) =>
        new Promise<boolean>((resolve) => {
          end = () => resolve(true);
          begun();
        }),
    );
    const first = check();
    await hasBegun;
    expect(await act({ step: 'check', action: { kind: 'abort' } })).toEqual([
      { refused: expect.stringContaining('Wait until it has ended.') },
    ]);
    end();
    expect(await first).not.toContain('not checked');
  });

  it('is finished when the page is closed meanwhile', async () => {
    const ticket = await check();
    const finished = new Promise<void>((resolve) => {
      run.mockImplementationOnce(async (_, { print }) => {
        print('Rendering.');
        await new Promise((gone) => request.once('close', gone).destroy());
        for (let line = 0; line < 100; line += 1) print('Still rendering.');
        resolve();
        return true;
      });
    });
    const request = ask({ host: '127.0.0.1', port, path: `/${token}/api/actions`, method: 'POST', headers: own() }).on(
      'error',
      () => undefined,
    );
    request.end(JSON.stringify({ step: 'act', ticket }));
    await finished;
    expect(await check()).not.toContain('not checked');
  });

  it.each([
    ['no JSON'],
    [{ step: 'check', action: { kind: 'release', part: 'projects' } }],
    [{ step: 'check', action: { kind: 'withdraw', version: 'projects@1' } }],
    [{ step: 'check', action: { kind: 'promote', from: '/etc' } }],
    [{ step: 'check', action: { kind: 'rollback', print: 'x' } }],
    [{ step: 'act', ticket: 'x', action: rollback }],
  ])('that the page would not send (%j) is refused before anything runs', async (value) => {
    expect(await post(value)).toMatchObject({
      status: 400,
      text: '{"refused":"This is not an action of the console."}',
    });
    expect(run).not.toHaveBeenCalled();
  });
});

it('a request that is too long is not read to its end', async () => {
  expect(await post('y'.repeat(5000))).toMatchObject({ status: 400, text: '{"refused":"This request is too long."}' });
});

it('a port that is taken is said in a sentence, with another one', async () => {
  await expect(serveConsole({ source, files: new Map(), port, logError })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another: npx manzil console --port ${port + 1}.`,
  );
});

/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { compositionHeader } from '@site/contracts';
import { ask } from '../testing/ask';
import { TestSite } from '../testing/fixture/site';
import { createLog } from './log';
import { serve } from './serve';

const pages = ['/', '/blog', '/projects', '/project_details/1', '/project_details/2'];
const encodings = ['br', 'gzip', 'identity', 'gzip, br'];

it('a returning visitor gets 304 after releases of other teams', async () => {
  const site = await TestSite.open();
  const server = await serve({
    storage: site.storage,
    port: 0,
    host: '127.0.0.1',
    contact: async () => undefined,
    log: createLog(),
    pollMs: 5,
  });
  try {
    const { port } = server.address() as AddressInfo; // A listening TCP server has one.
    const visits = pages.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
    const etags = await Promise.all(
      visits.map(
        async ({ path, encoding }) => (await ask(port, path, { 'accept-encoding': encoding })).headers.etag ?? '',
      ),
    );
    const answers: number[] = [];
    for (let release = 1; release <= 5; release += 1) {
      const { composition } = await site.goLive({
        entry: (await site.derive('entry', { node: (code) => `${code}\n// ${release}` })).version,
      });
      while (!String((await ask(port, '/')).headers[compositionHeader.name]).includes(composition.registry ?? '-'))
        await new Promise((resolve) => setTimeout(resolve, 5));
      answers.push(
        ...(await Promise.all(
          visits.map(
            async ({ path, encoding }, index) =>
              (await ask(port, path, { 'accept-encoding': encoding, 'if-none-match': etags[index] ?? '' })).status,
          ),
        )),
      );
    }
    expect(answers).toEqual(Array.from({ length: 100 }, () => 304));
  } finally {
    server.close();
    server.closeAllConnections();
    await site.close();
  }
});

/** @jest-environment node */
import { UserError } from '../../storage';
import { findLiveSite } from './find-live-site';
import { livePage, TestServers } from './testing/live-site';

const servers = new TestServers();

afterEach(() => servers.stop());

const html = { 'content-type': 'text/html' };
const wayOut =
  'Check DEV_UPSTREAM and the network, or leave DEV_UPSTREAM out: then the rest is the site that is live here.';

it('finds the parts of a site that runs elsewhere', async () => {
  const origin = await servers.start(({ url }, response) => {
    if (url === '/_/live') response.end('c1\n');
    else if (url === '/_/registry/c1.json')
      response.end(JSON.stringify({ composition: 'c1', parts: { shell: {}, agency: {} }, routes: [] }));
    else response.writeHead(200, html).end(livePage);
  });
  expect(await findLiveSite(`${origin}/pricing`)).toEqual({ origin, parts: ['shell', 'agency'] });
});

it('goes where the site has moved', async () => {
  const origin = await servers.start(({ url }, response) => {
    if (url === '/_/live') response.end('c1');
    else if (url === '/_/registry/c1.json') response.end(JSON.stringify({ parts: {} }));
    else response.writeHead(200, html).end(livePage);
  });
  const before = await servers.start((_, response) => void response.writeHead(301, { location: `${origin}/` }).end());
  expect((await findLiveSite(before)).origin).toBe(origin);
});

it('says in a sentence that nobody answers, and what to do', async () => {
  const origin = await servers.start(() => undefined);
  await servers.stop();
  const outcome = findLiveSite(origin);
  await expect(outcome).rejects.toThrow(UserError);
  await expect(outcome).rejects.toThrow(`${origin} cannot be reached: nobody listens there (ECONNREFUSED). ${wayOut}`);
});

it('says in a sentence that there is no such host, or no encrypted one', async () => {
  await expect(findLiveSite('http://manzil.invalid')).rejects.toThrow(
    /^http:\/\/manzil\.invalid cannot be reached: (no host of that name is known|its name cannot be looked up) \(\w+\)\. Check/,
  );
  const origin = await servers.start((_, response) => void response.end());
  await expect(findLiveSite(origin.replace('http', 'https'))).rejects.toThrow(/ cannot be reached: ERR_SSL\w+\. Check/);
});

it('says in a sentence that another site answers', async () => {
  const origin = await servers.start(
    (_, response) => void response.writeHead(200, html).end('<!doctype html><title>Somebody else</title>'),
  );
  await expect(findLiveSite(origin)).rejects.toThrow(
    new UserError(
      `${origin} answers with status 200, but its homepage has not been composed by this project. ${wayOut}`,
    ),
  );
});

it('says in a sentence that the site is not whole', async () => {
  const origin = await servers.start(({ url }, response) => {
    if (url === '/_/live') response.writeHead(404).end('There is no such file.');
    else response.writeHead(200, html).end(livePage);
  });
  await expect(findLiveSite(origin)).rejects.toThrow(
    new UserError(`${origin} answers with status 404 where its parts should be listed: ${origin}/_/live. ${wayOut}`),
  );
});

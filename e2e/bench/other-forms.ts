import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { RunningSite } from '../site/running-site';

/** Variants of a site's documents. */
export type Form = 'one bundle' | 'no scripts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const root = resolve(import.meta.dirname, '../..');
const bundleFolder = '/_/bench/';

/**
 * Serves a running site's pages in another form, cached from the second request: `one bundle` loads the landing page's
 * sources as one script without federation (`/` only), `no scripts` is a static page.
 */
export async function serveForm(site: RunningSite, form: Form): Promise<RunningSite> {
  if (form === 'one bundle')
    await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(root, 'shared/tools/build/bench/one-bundle.ts')],
      { cwd: root },
    );
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((asked, response) => {
    const url = asked.url ?? '/';
    const answer =
      answers.get(url) ?? (url.startsWith(bundleFolder) ? bundled(url) : answerOf(site.url + url, asked, form));
    answers.set(url, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await once(server.listen(0), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}

async function bundled(url: string): Promise<Answer> {
  const script = await readFile(join(root, '.cache/bench/one-bundle', url.slice(bundleFolder.length)));
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript', 'content-encoding': 'br' },
    body: brotliCompressSync(script),
  };
}

async function answerOf(url: string, { headers: sent }: IncomingMessage, form: Form): Promise<Answer> {
  const asked = request(url, { headers: { accept: sent.accept, 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { connection: _, 'transfer-encoding': __, 'content-length': ___, ...headers } = answer.headers;
  const body = await buffer(answer);
  const isDocument = headers['content-type']?.startsWith('text/html') && headers['content-encoding'] === 'br';
  return {
    status: answer.statusCode ?? 502,
    headers,
    body: isDocument ? brotliCompressSync(toForm(brotliDecompressSync(body).toString(), form)) : body,
  };
}

function toForm(html: string, form: Form): string {
  const text = html.replace(/<link rel="preload" as="script"[^>]*>/g, '');
  if (form === 'no scripts') return text.replace(/<script (?!type="application\/ld)[^>]*>[^<]*<\/script>/g, '');
  const firstScripts = /(<script [^>]*type="later"[^>]*><\/script>\s*)+/;
  if (!firstScripts.test(text))
    throw new Error('The document no longer has scripts of the type "later" (shell/src/document/write-document.ts).');
  return text
    .replace(
      firstScripts,
      `<script src="${bundleFolder}main.js" crossorigin defer fetchpriority="low" type="later"></script>`,
    )
    .replace(/"onDemand":\{[^}]*\}/, '"onDemand":{}');
}

import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { browserFlags } from '../check/browser';

const usual = '/usr/bin/chromium-headless-shell';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(usual) ? usual : chromium.executablePath());

/** Skipped where Chromium is not installed. */
export const describeInChromium = existsSync(executablePath) ? describe : describe.skip;

/** To be called in {@link describeInChromium}: a browser from its first to its last test. */
export function useChromium(): () => Browser {
  let browser: Browser;
  beforeAll(async () => (browser = await chromium.launch({ executablePath, args: browserFlags })));
  afterAll(() => browser.close());
  return () => browser;
}

let servers: Server[] = [];
afterEach(() => {
  servers.forEach((server) => server.close());
  servers = [];
});

/** Answers each path with HTML, or with status 404 for `''`, until the test ends. Resolves with the origin. */
export async function serveHtml(htmlOf: (path: string) => string): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const html = htmlOf(url);
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(`<!doctype html>${html}`);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, done));
  return `http://localhost:${(server.address() as AddressInfo).port}`; // A listening TCP server has one.
}

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { comeAndGo } from './come-and-go';
import { Findings } from './findings';
import { browserFlags } from './inspect';

const usual = '/usr/bin/chromium-headless-shell';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(usual) ? usual : chromium.executablePath());
const itInBrowser = existsSync(executablePath) ? it : it.skip;

const late = `<style>@keyframes wait { from, to { opacity: 0 } } p { animation: wait 1s }</style><p>Saved</p>`;
const frame = (main: string) =>
  `<!doctype html><title>Homes</title><meta name="description" content="Homes"><header><a href="/blog">Blog</a></header><main><h1>Homes</h1>${main}</main><footer>Homes</footer>`;

async function findAfterVisit(homes: string, blog: string): Promise<string[]> {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html').end(frame(url === '/homes' ? homes : blog));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage();
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.clock.install();
  const findings = new Findings();
  const target = { path: '/homes', route: '/homes', part: 'projects', status: 200 as const, noindex: false };
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/homes`); // A listening TCP server has one.
  await comeAndGo({ page, target, findings, ownerOf: () => 'marketing' });
  await browser.close();
  server.close();
  return findings.against(undefined);
}

itInBrowser('words that appear late on a page that a visitor comes back to are no finding', async () => {
  expect(await findAfterVisit(late, '')).toEqual([]);
});

itInBrowser('a title that a left page sets on another page is a finding', async () => {
  expect(await findAfterVisit('', "<script>document.title = 'Sale!';</script>")).toEqual([
    'once it was left for /blog: leaves its title: Sale!',
  ]);
});

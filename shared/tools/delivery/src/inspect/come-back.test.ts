/** @jest-environment node */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { comeBack } from './come-back';
import { browserFlags } from './inspect';

const usual = '/usr/bin/chromium-headless-shell';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(usual) ? usual : chromium.executablePath());
const describeWithBrowser = existsSync(executablePath) ? describe : describe.skip;
let browser: Browser | undefined;
let servers: Server[];
beforeAll(async () => {
  if (existsSync(executablePath)) browser = await chromium.launch({ executablePath, args: browserFlags });
});
beforeEach(() => (servers = []));
afterEach(() => servers.forEach((server) => server.close()));
afterAll(() => browser?.close());

async function serve(script: string): Promise<string> {
  const version = servers.length === 0 ? '1.0.0-live' : '1.0.0-new';
  const body = `<!doctype html><title>Homes</title><meta name="description" content="Homes"><main data-part="projects@${version}"><h1>Homes</h1><button aria-pressed="false">List</button><button aria-pressed="false" aria-label="Save Lake City">♥</button></main><script>const [list, heart] = document.querySelectorAll('button'); ${script}</script>`;
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(body));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, done));
  return `http://localhost:${(server.address() as AddressInfo).port}`; // A listening TCP server has one.
}

const hearts = (key: string, write = `localStorage.setItem('${key}', next)`) =>
  `const show = (state) => heart.setAttribute('aria-pressed', state); show(localStorage.getItem('${key}') === 'true'); heart.onclick = () => { const next = String(heart.getAttribute('aria-pressed') !== 'true'); ${write}; show(next); };`;
const unmarked = "for (const each of document.querySelectorAll('button')) each.setAttribute('aria-label', 'Keep');";
const guarded = (key: string) => hearts(key, `try { localStorage.setItem('${key}', next); } catch {}`);

const moment = 'with saved as projects@1.0.0-live stored it and projects@1.0.0-new reads it';
const lost = `${moment}: does not show what is saved: Save Lake City`;
const page = { path: '/homes', route: '/homes', part: 'projects', status: 200 as const, noindex: false };
const findAfter = async (live: string, next: string, options: { shownLimitMs?: number } = {}) => {
  const [liveOrigin, origin] = [await serve(live), await serve(next)];
  const views = await comeBack({ browser: browser!, pages: [page], liveOrigin, origin, ...options });
  return views.flatMap(({ findings }) => findings);
};
/** For a page that shows it at no time. */
const impatient = { shownLimitMs: 100 };

describeWithBrowser('a visitor who saved something with the live version', () => {
  it('finds it with a version that reads it', async () => {
    expect(await findAfter(hearts('saved'), guarded('saved'))).toEqual([]);
  });

  it('is refused with another key', async () => {
    expect(await findAfter(hearts('saved'), guarded('kept'), impatient)).toEqual([lost]);
  });

  it('is refused with another key in a version that names its toggles differently', async () => {
    expect(await findAfter(hearts('saved'), guarded('kept') + unmarked, impatient)).toEqual([lost]);
  });

  it('is refused by a version that cannot read the shape', async () => {
    const broken =
      "if (localStorage.length > 0) document.querySelector('main').textContent = 'Homes cannot be shown right now.';";
    expect(await findAfter(hearts('saved'), guarded('saved') + broken)).toContain(
      `${moment}: says "Homes cannot be shown right now."`,
    );
  });

  it('is accepted by a version without toggles', async () => {
    expect(await findAfter(hearts('saved'), 'list.remove(); heart.remove();')).toEqual([]);
  });

  it('is refused when a full storage is not expected', async () => {
    const [finding] = await findAfter(hearts('saved'), hearts('saved'));
    expect(finding).toContain('with a full storage: uncaught error');
  });

  it('is not asked for where no press is saved', async () => {
    expect(await findAfter('', hearts('saved'))).toEqual([]);
  });
});

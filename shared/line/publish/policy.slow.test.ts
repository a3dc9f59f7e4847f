/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LiveSite } from '../live';
import { describeInChromium, serveHtml, useChromium } from '../testing/chromium';
import { TestSite } from '../testing/fixture/site';
import { newFolder } from '../testing/folder';
import { startNginx, type Nginx } from '../testing/nginx';
import { createLog } from './log';
import { publish } from './publish';
import { serve } from './serve';

const paths = ['/', '/blog', '/login', '/project_details/2', '/project_details/99', '/nowhere'];

describeInChromium('a page', () => {
  const browser = useChromium();
  const folder = newFolder();
  let site: TestSite;
  let nginx: Nginx;
  let server: Server;

  beforeAll(async () => {
    site = await TestSite.open();
    await (
      await publish(site.storage, await site.live(), folder)
    ).files;
    nginx = await startNginx(folder);
    const log = createLog();
    const live = await LiveSite.open({ storage: site.storage, log });
    server = await serve({ site: live, port: 0, contact: async () => undefined, log });
  });
  afterAll(async () => {
    await nginx.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await site.close();
  });

  const ours = () => `http://localhost:${(server.address() as AddressInfo).port}`;
  const underNginx = () => `http://localhost:${nginx.port}`;
  /** A host that sends no header but the type. */
  async function asPlainFiles(): Promise<string> {
    const page = (path: string) => readFile(join(folder, 'public', path, 'index.html'), 'utf8').catch(() => '');
    const [notFound, files] = [
      await readFile(join(folder, 'public/404.html'), 'utf8'),
      await Promise.all(paths.map(async (path) => [path, await page(path)] as const)),
    ];
    return serveHtml((path) => new Map(files).get(path) || notFound);
  }

  test.each([
    ['our server', ours],
    ['nginx', underNginx],
    ['a host of plain files', asPlainFiles],
  ])('of %s runs no inline and no foreign script, and writes no HTML from text', async (_, start) => {
    const origin = await start();
    let foreignRequests = 0;
    const stranger = await serveHtml(() => ((foreignRequests += 1), 'globalThis.foreign = true'));
    const page = await (await browser().newContext()).newPage();
    const injected = `<script>globalThis.inline = true</script><script src="${stranger}/script.js"></script>`;
    await page.route(
      (url) => url.origin === origin && paths.includes(url.pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}</body>`) });
      },
    );
    for (const path of paths) {
      await page.goto(origin + path);
      const ran = await page.evaluate(() => {
        const { inline, foreign } = globalThis as { inline?: boolean; foreign?: boolean };
        try {
          document.body.innerHTML = '<p>written</p>';
          return { inline, foreign, written: true };
        } catch (error) {
          return { inline, foreign, written: (error as Error).name };
        }
      });
      expect({ path, ...ran }).toEqual({ path, inline: undefined, foreign: undefined, written: 'TypeError' });
    }
    expect(foreignRequests).toBe(0);
    await page.context().close();
  });

  test.each([
    ['our server', ours],
    ['nginx', underNginx],
  ])('of %s is shown in no frame of another site', async (_, start) => {
    const origin = start();
    const stranger = await serveHtml((path) => `<iframe src="${origin}${path}"></iframe>`);
    const page = await browser().newPage();
    for (const path of paths) {
      await page.goto(stranger + path);
      expect([path, page.frames().at(-1)?.url()]).toEqual([path, 'chrome-error://chromewebdata/']);
    }
    await page.close();
  });
});

/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { comeAndGo } from './come-and-go';
import { Visit } from './visit';
import { desktop } from './visitors';

const late = `<style>@keyframes wait { from, to { opacity: 0 } } p { animation: wait 1s }</style><p>Saved</p>`;
const frame = (main: string) =>
  `<title>Homes</title><link rel="icon" href="data:,"><header><a href="/blog">Blog</a></header><main><h1>Homes</h1>${main}</main><footer>Homes</footer>`;
const target = { path: '/homes', part: 'projects', status: 200 as const };

describeInChromium('a page that a visitor leaves and comes back to', () => {
  const browser = useChromium();

  async function findAfterVisit(homes: string, blog: string): Promise<string[]> {
    const origin = await serveHtml((path) => frame(path === '/homes' ? homes : blog));
    const visit = await Visit.start({ browser: browser(), origin, page: target, screen: desktop, quietOrigins: [] });
    await visit.open();
    await comeAndGo(visit, () => 'marketing');
    await visit.close();
    return [...visit.findings.sentences.values()];
  }

  test('may show words late', async () => {
    expect(await findAfterVisit(late, '')).toEqual([]);
  });

  test('sets no title on another page', async () => {
    expect(await findAfterVisit('', "<script>document.title = 'Sale!';</script>")).toEqual([
      'once it was left for /blog: leaves its title: Sale!',
    ]);
  });
});

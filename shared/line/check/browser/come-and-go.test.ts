/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { comeAndGo } from './come-and-go';
import { Findings } from './findings';

const late = `<style>@keyframes wait { from, to { opacity: 0 } } p { animation: wait 1s }</style><p>Saved</p>`;
const frame = (main: string) =>
  `<title>Homes</title><meta name="description" content="Homes"><header><a href="/blog">Blog</a></header><main><h1>Homes</h1>${main}</main><footer>Homes</footer>`;

describeInChromium('a page that a visitor leaves and comes back to', () => {
  const browser = useChromium();

  async function findAfterVisit(homes: string, blog: string): Promise<string[]> {
    const origin = await serveHtml((path) => frame(path === '/homes' ? homes : blog));
    const page = await browser().newPage();
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.clock.install();
    const findings = new Findings();
    const target = { path: '/homes', part: 'projects', status: 200 as const };
    await page.goto(`${origin}/homes`);
    await comeAndGo({ page, target, findings, ownerOf: () => 'marketing' });
    await page.close();
    return [...findings.sentences.values()];
  }

  it('may show words late', async () => {
    expect(await findAfterVisit(late, '')).toEqual([]);
  });

  it('sets no title on another page', async () => {
    expect(await findAfterVisit('', "<script>document.title = 'Sale!';</script>")).toEqual([
      'once it was left for /blog: leaves its title: Sale!',
    ]);
  });
});

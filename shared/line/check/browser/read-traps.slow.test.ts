/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { helpScript } from './in-page';
import { interrupt, readTraps } from './read-traps';

describeInChromium('what a page takes from its visitor', () => {
  const browser = useChromium();

  async function open(script: string) {
    const page = await browser().newPage();
    await page.addInitScript(helpScript());
    const html = `<main style="height: 300vh"><h1>Homes</h1></main><script>${script}</script>`;
    await page.goto(await serveHtml(() => html));
    return page;
  }

  test.each([
    ['void 0', []],
    [
      "document.querySelector('main').onwheel = (event) => event.preventDefault()",
      ['prevents wheel, so that it cannot be scrolled'],
    ],
    [
      "addEventListener('keydown', (event) => event.preventDefault())",
      ['prevents keydown, so that it cannot be scrolled'],
    ],
    ["addEventListener('scroll', () => scrollTo(0, 0))", ['scrolls back to its top']],
    ["history.pushState({}, '')", ['adds entries to the history, so that Back does not leave it']],
    [
      "document.onclick = () => history.pushState({}, '')",
      ['adds entries to the history, so that Back does not leave it'],
    ],
    ["history.replaceState({}, '')", []],
    ['onbeforeunload = () => "Stay!"', ['asks before it is left, although nothing was typed']],
    [
      "addEventListener('beforeunload', (event) => event.preventDefault())",
      ['asks before it is left, although nothing was typed'],
    ],
  ])('%s', async (script, expected) => {
    const page = await open(script);
    expect((await page.evaluate(readTraps)).map(([finding]) => finding)).toEqual(expected);
    await page.close();
  });

  test('an error when another tab is in front is an error of the page', async () => {
    const page = await open(
      "document.addEventListener('visibilitychange', () => { if (document.hidden) throw new Error('Away.'); })",
    );
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.evaluate(interrupt);
    expect(errors).toEqual(['Away.']);
    expect(await page.evaluate(() => document.visibilityState)).toBe('visible');
    await page.close();
  });
});

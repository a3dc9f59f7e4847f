/** @jest-environment node */
import { describeInChromium, serveHtml, useChromium } from '../../testing/chromium';
import { helpScript } from './in-page';
import { readUnseen } from './read-controls';

describeInChromium('words that are transparent', () => {
  const browser = useChromium();

  async function unseenOf(style: string, script = '') {
    const page = await browser().newPage();
    await page.addInitScript(helpScript());
    const body = `<main><h1>Homes</h1><p style="margin-top: 300vh; ${style}">Far below</p></main>`;
    await page.goto(await serveHtml(() => `${body}<script>${script}</script>`));
    const doubts = await page.evaluate(readUnseen);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.close();
    return doubts.map(([finding]) => finding);
  }

  test('are a fault when they stay so in sight', async () => {
    await expect(unseenOf('opacity: 0')).resolves.toEqual([
      'has words that cannot be seen, they are transparent: Far below',
    ]);
  });

  test('are none when they fade in once they are scrolled to', async () => {
    const fadesIn = `
      const words = document.querySelector('p');
      new IntersectionObserver(([entry]) => entry.isIntersecting && (words.style.opacity = '1')).observe(words);`;
    await expect(unseenOf('opacity: 0; transition: opacity 1s', fadesIn)).resolves.toEqual([]);
  });
});

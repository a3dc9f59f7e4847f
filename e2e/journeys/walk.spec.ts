import { hydratedAttribute } from '@site/runtime/names';
import { findViolations, widths } from '@site/e2e/axe';
import { everyPath } from '@site/e2e/paths';
import { expect, needs, test, whenHydrated } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

for (const { width, when } of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of everyPath)
      test(
        `a deep link to ${path} shows the page, hydrates without changes, and axe finds nothing @ROUT-27 @PROD-01`,
        { annotation: needs({ path }), ...(width < 1000 ? { tag: '@smoke' } : when) },
        async ({ page }) => {
          // In an empty page, whose policy allows to parse HTML.
          const sent = await page.evaluate(outline, {
            ofShell: hydratedAttribute,
            html: await (await page.request.get(path)).text(),
          });
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('banner').getByRole('link', { name: /Manzil/ })).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await whenHydrated(page);
          const hydrated = await page.evaluate(outline, { ofShell: hydratedAttribute });
          expect(hydrated, 'what hydration made of the HTML').toEqual(sent);
          // Ends transitions, which change contrasts.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          expect(await findViolations(page, 'html')).toEqual([]);
        },
      );
  });
}

/** Elements, attributes and texts of some HTML, or of the page. */
function outline({ ofShell, html }: { ofShell: string; html?: string }): string[] {
  const source = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const root = source.getElementById('root') ?? source.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // With scripts on, `noscript` contains plain text.
    if (node.parentElement?.closest('noscript')) continue;
    if (node instanceof Element) {
      // The shell marks hydrated elements.
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== ofShell)
        .map(({ name, value }) => `${name}=${value}`)
        .sort();
      lines.push(`<${node.tagName.toLowerCase()} ${attributes.join(' ')}>`);
    } else if (node.textContent) lines.push(node.textContent);
  }
  return lines;
}

test('a visitor who follows links never loads a second document', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Our Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeFocused();
  await expect(page).toHaveTitle(/Our Projects/);
  await bar.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL(/\/coming-soon$/);
  await page.getByRole('link', { name: 'Back to Homepage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RENT, BUY, SELL' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

for (const { path, link, title } of [
  { path: '/project_details/9', link: /Blue Town Lahore/, title: /Blue Town Lahore/ },
  { path: '/blog_details/6', link: /cricket stadium/, title: /A cricket stadium/ },
])
  test(`from the end of ${path} another page of its kind opens at the top @PDET-15 @BDET-06`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, path);
    const next = page.getByRole('main').getByRole('link', { name: link });
    await next.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

async function watchTransitions(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () =>
        moved.push(
          document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || ''),
        );
      transition.ready.then(note, () => moved.push([]));
      return transition;
    };
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[][]);
}

/** After half a second without the new page nothing moves: a slow machine must not decide the test. */
const neverEndStandstill = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const later = (run: () => void, ms?: number) => (ms === 500 ? 0 : setTimeout(run, ms));
    Object.assign(window, { setTimeout: later });
  });

/** With its code loaded, as after a moment over the link. */
async function openProject(page: Page): Promise<void> {
  const link = page
    .getByRole('article')
    .getByRole('link', { name: /Lake City/ })
    .first();
  await link.hover();
  await expect.poll(() => page.evaluate(hasLoaded, 'expose_pages__project_details.')).toBe(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lake City' })).toBeFocused();
}

function hasLoaded(script: string): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.some(({ name, responseEnd }) => name.includes(script) && responseEnd > 0);
}

test("a card's photograph moves to its page, and nothing moves elsewhere", async ({ page }) => {
  await neverEndStandstill(page);
  const listMoved = await watchTransitions(page);
  await page.goto('/projects');
  await whenHydrated(page);
  await openProject(page);
  await expect.poll(async () => (await listMoved()).length).toBe(1);
  const [moved = []] = await listMoved();
  expect(moved).toContain('::view-transition-group(photo)');
  expect(moved.filter((pseudo) => pseudo.includes('(root)'))).toEqual([]);
  await expect
    .poll(() => page.locator('[data-hero] img').evaluate(({ style }) => style.viewTransitionName))
    .toBe('none');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Lake City' })).toBeAttached();
  expect(await listMoved()).toHaveLength(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a card leads to its page without a motion', async ({ page }) => {
    const listMoved = await watchTransitions(page);
    await page.goto('/projects');
    await whenHydrated(page);
    await openProject(page);
    expect(await listMoved()).toEqual([]);
  });
});

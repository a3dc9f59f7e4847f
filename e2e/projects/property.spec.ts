import type { Page } from '@playwright/test';
import { expect, test, whenHydrated } from '../site/test';

const tabs = { Details: '', 'Key Insights': '?tab=key-insights', Description: '?tab=description', Location: '?tab=location', History: '?tab=history', 'Ask Question': '?tab=ask-question' } as const;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/details${query}`);
  await whenHydrated(page);
}

/** The chosen tab has the only panel, and the address names it. */
async function expectChosen(page: Page, name: keyof typeof tabs): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === `/details${tabs[name]}`);
}

test('PROP-03 PROP-04 the keyboard chooses tabs around both ends, the address follows, and Back leaves the page', async ({ page }) => {
  await page.goto('/projects');
  await open(page);
  await expectChosen(page, 'Details');
  await tab(page, 'Details').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Key Insights'],
    ['ArrowRight', 'Description'],
    ['End', 'Ask Question'],
    ['ArrowRight', 'Details'],
    ['ArrowLeft', 'Ask Question'],
    ['Home', 'Details'],
    ['End', 'Ask Question'],
    ['ArrowLeft', 'History'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectChosen(page, name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'History' })).toBeFocused();
  await page.reload();
  await expectChosen(page, 'History');
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
});

test('PROP-03 on a phone the row of tabs moves until the chosen one can be seen, and the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?tab=ask-question');
  await expectChosen(page, 'Ask Question');
  const isInside = async (name: string) => {
    const box = await tab(page, name).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await expect.poll(() => isInside('Ask Question')).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await tab(page, 'Ask Question').focus();
  await page.keyboard.press('Home');
  await expectChosen(page, 'Details');
  await expect.poll(() => isInside('Details')).toBe(true);
});

test.describe('the map', () => {
  const asked: string[] = [];

  test.beforeEach(async ({ page, guard }) => {
    asked.length = 0;
    guard.allow(/^request to another origin: https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title><p>Streets of the neighborhood</p>' });
    });
  });

  test('PROP-05 API-05 is asked for once, when its tab opens and not before, in a frame with a title that the policy lets in', async ({ page }) => {
    await open(page);
    for (const name of ['Key Insights', 'Description', 'History', 'Ask Question'] as const) await tab(page, name).click();
    expect(asked).toEqual([]);
    await tab(page, 'Location').click();
    await expectChosen(page, 'Location');
    const frame = page.getByTitle('Map of DHA Phase 6, Lahore, Pakistan');
    await expect(frame).toBeVisible();
    await expect(frame.contentFrame().getByText('Streets of the neighborhood')).toBeVisible();
    expect(asked).toHaveLength(1);
    const panel = page.getByRole('tabpanel', { name: 'Location' });
    await expect(panel.getByText('DHA Phase 6')).toBeVisible();
    await expect(panel.getByRole('link', { name: /Open on OpenStreetMap/ })).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/#map=/);
  });

  test('PROP-05 also comes for a visitor who has followed a link from another page', async ({ page }) => {
    await page.goto('/home_favourites');
    await whenHydrated(page);
    await page.getByRole('list', { name: 'Sample favorites' }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$90,000');
    await tab(page, 'Location').click();
    await expect(page.getByTitle(/^Map of/).contentFrame().getByText('Streets of the neighborhood')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

/** Everything that leaves the page or stays in the browser, from now on. */
async function watchTraces(page: Page): Promise<() => Promise<{ requests: string[]; memory: unknown }>> {
  const requests: string[] = [];
  const memory = () => page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie, address: location.href }));
  const before = await memory();
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return async () => {
    const after = await memory();
    return { requests, memory: JSON.stringify(after) === JSON.stringify(before) ? 'unchanged' : after };
  };
}

test('PROP-09 ROLE-01 Message Agency and More information write to the console and do nothing else', async ({ page }) => {
  await open(page);
  // The pictures below are on their way until they are needed.
  await page.getByRole('complementary').scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByRole('main').locator('img').evaluateAll((all) => all.every((img) => img instanceof HTMLImageElement && img.complete))).toBe(true);
  const traces = await watchTraces(page);
  const written: string[] = [];
  page.on('console', (message) => written.push(`${message.type()}: ${message.text()}`));
  for (const name of ['Message Agency', 'More information']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => written.splice(0)).toEqual([expect.stringMatching(new RegExp(`^log: ${name}`))]);
  }
  expect(await traces()).toEqual({ requests: [], memory: 'unchanged' });
  await expectChosen(page, 'Details');
});

test('PROP-06 PROP-07 RSET-04 RSET-05 API-05 what is typed into Ask Question is sent nowhere, kept nowhere and not judged', async ({ page }) => {
  await open(page, '?tab=ask-question');
  const form = page.getByRole('form', { name: 'Ask a question' });
  const traces = await watchTraces(page);
  await form.getByLabel('Name').fill('Sana Qureshi');
  await form.getByLabel('Email').fill('not an address');
  await form.getByLabel('Phone').fill('none');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByLabel('Phone').press('Enter');
  await page.getByRole('button', { name: 'What does the monthly price include?' }).click();
  await expect(page.getByText('Power, water and gas are paid by use.')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveValue('not an address');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await traces()).toEqual({ requests: [], memory: 'unchanged' });
});

test('PROP-01 a photo opens on the whole screen, with more of them than the page shows', async ({ page }) => {
  await open(page);
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('link');
  await expect(photos).toHaveCount(5);
  await photos.nth(2).click();
  const dialog = page.getByRole('dialog', { name: 'Photos of DHA Phase 6' });
  await expect(dialog).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 });
  await expect(dialog.getByText('3 of 7')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('5 of 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photos.nth(2)).toBeFocused();
});

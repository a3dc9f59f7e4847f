import type { Locator, Page } from '@playwright/test';
import { everyPath } from '@site/e2e/paths';
import { SearchPage } from '@site/e2e/search-page';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.childElementCount === 0,
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').slice(0, 40)}"`),
    ];
  });
}

function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog[open] *')) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = ['hidden', 'clip'];
      const isHiddenOnPurpose = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.clientWidth <= 1;
      if (isHiddenOnPurpose || !element.innerText?.trim() || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (!hides.includes(overflowX) && !hides.includes(overflowY)) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement;
        if (
          !text.textContent?.trim() ||
          !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          parent.clientWidth === 1
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        if (words.width <= 1 || words.height <= 1) continue;
        const isOut =
          (hides.includes(overflowY) && (words.bottom > box.bottom + 2 || words.top < box.top - 2)) ||
          (hides.includes(overflowX) && words.right > box.right + 2);
        if (isOut) found.push(text.textContent.trim().slice(0, 60));
      }
    }
    return [...new Set(found)];
  });
}

/** As set in the browser: breakpoints in `rem` follow it. */
async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

test.describe('with motion reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [device, width] of [
    ['a desktop', 1280],
    ['a phone', 390],
  ] as const) {
    test(`text at 200 % on ${device} neither clips words nor scrolls the page sideways`, async ({
      page,
      capabilities,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 900 });
      await setFontSize(page, 32);
      const findings: string[] = [];
      for (const path of capabilities.having(everyPath)) {
        await openHydrated(page, path);
        findings.push(...[...(await sideways(page)), ...(await cutOff(page))].map((finding) => `${path}: ${finding}`));
      }
      expect(findings).toEqual([]);
    });
  }

  test('the buttons beside a long title fit a desktop of 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, '/details/2');
    expect(await sideways(page)).toEqual([]);
  });

  for (const [device, width, fontSize] of [
    ['320 px', 320, 16],
    ['a phone with text at 200 %', 390, 32],
  ] as const)
    test(`menu, filters, lists, dialogs, open answers and errors fit ${device}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 800 });
      await setFontSize(page, fontSize);
      const states: Record<string, () => Promise<void>> = {
        '/projects': () => page.getByRole('button', { name: 'Open menu' }).click(),
        '/projects_details_view': () =>
          page.getByRole('search', { name: 'Projects' }).getByRole('button', { name: 'Filters' }).click(),
        '/projects_details_view?view=list': () => Promise.resolve(),
        '/projects_details_view?beds=4&city=Lahore&q=garden&view=list': () =>
          page.getByRole('button', { name: 'Submit' }).click(),
        '/details': () =>
          page
            .getByRole('link', { name: /^Open large/ })
            .first()
            .click(),
        '/details?tab=ask-question': () => page.getByRole('button', { name: 'Who takes care of repairs?' }).click(),
        '/project_details/3': () => page.getByRole('link', { name: 'Open the payment plan large' }).click(),
        '/pricing': async () => {
          const closed = page.getByRole('main').getByRole('button', { expanded: false });
          while ((await closed.count()) > 0) await closed.first().click();
        },
        '/overseas': () => page.getByRole('button', { name: 'Show all 32' }).click(),
        '/home_favourites': async () => {
          for (const name of ['DHA Phase 6', 'Model Town'])
            await page
              .getByRole('button', { name: `Save ${name}` })
              .last()
              .click();
        },
      };
      for (const [path, act] of Object.entries(states)) {
        await openHydrated(page, path);
        await act();
        expect(await sideways(page), path).toEqual([]);
        // A plan or photograph may exceed the screen and scroll; the buttons must not.
        const buttons = page.locator('dialog[open]').getByRole('button', { name: /^(Close|(Previous|Next) picture)$/ });
        for (const button of await buttons.all()) await expect(button, path).toBeInViewport({ ratio: 1 });
      }
    });

  test('nothing moves under reduced motion: menu, answers, tabs, notification, cards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const steps: Record<string, () => Promise<void>> = {
      '/projects': () => page.getByRole('button', { name: 'Open menu' }).click(),
      '/pricing': () => page.getByRole('button', { name: 'Can I change my plan later?' }).click(),
      '/details': () => page.getByRole('tab', { name: 'Description' }).click(),
      '/details?tab=description': () =>
        page
          .getByRole('link', { name: /^Open large/ })
          .first()
          .click(),
      '/overseas': () => page.getByRole('button', { name: 'Submit' }).click(),
      '/project_details/3': () =>
        page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Payment Plan' }).click(),
      '/projects_details_view': () => page.getByRole('button', { name: 'Next featured home' }).click(),
    };
    for (const [path, act] of Object.entries(steps)) {
      await openHydrated(page, path);
      await watchMotion(page);
      await act();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await motionSeen(page), path).toEqual([]);
    }
    await openHydrated(page, '/project_details/3');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Payment Plan' }).click();
    expect(
      await page.locator('#payment-plan').evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      'the section, at once',
    ).toBe(70);
  });
});

for (const [motion, seconds] of [
  ['no-preference', 0.6],
  ['reduce', 0],
] as const)
  test(`the plot of an empty page and below "Coming Soon!" draws itself in ${seconds} s`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const drawn: number[] = Object.assign(window, { drawn: [] }).drawn;
      addEventListener('animationend', ({ animationName, elapsedTime }) => {
        if (animationName === 'draw') drawn.push(elapsedTime);
      });
    });
    const drawn = () => page.evaluate(() => Reflect.get(window, 'drawn') as number[]);
    await page.goto('/coming-soon');
    await expect.poll(drawn).toEqual([expect.closeTo(seconds, 3)]);
    await openHydrated(page, '/');
    await expect.poll(drawn, 'unseen').toHaveLength(1);
    await page.mouse.wheel(0, 10);
    await page.getByText('Coming Soon! Stay tuned.').scrollIntoViewIfNeeded();
    await expect.poll(drawn, 'when it fades in').toHaveLength(seconds > 0 ? 2 : 1);
  });

/** Records animations that move or resize something for more than a frame. Color and opacity do not count. */
async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { motionSeen: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 20) continue;
        const moved = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) =>
            /transform|translate|scale|rotate|height|width|^top|^left|^right|^bottom|margin|grid/.test(name),
          );
        const { target } = effect;
        // The time bar is hidden under reduced motion.
        if (moved.length > 0 && target?.checkVisibility())
          seen.add(
            `${target.tagName.toLowerCase()}.${target.getAttribute('class') ?? ''}: ${[...new Set(moved)].join(', ')}`,
          );
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function motionSeen(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return [...(Reflect.get(window, 'motionSeen') as Set<string>)];
  });
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  async function expectLooksDifferent(look: Locator, change: () => Promise<unknown>, what: string): Promise<void> {
    const before = await look.screenshot({ animations: 'disabled', caret: 'hide' });
    await change();
    await expect
      .poll(async () => (await look.screenshot({ animations: 'disabled', caret: 'hide' })).equals(before), what)
      .toBe(false);
  }

  test('selected and pressed controls look different from their other state', async ({ page }) => {
    await openHydrated(page, '/agency_plans');
    const annual = page.getByRole('switch');
    await annual.focus();
    await expectLooksDifferent(annual, () => page.keyboard.press(' '), 'annual switch');

    const search = new SearchPage(page);
    await search.open();
    const mode = search.panel.getByRole('radiogroup');
    await mode.getByRole('radio', { name: 'Buy' }).focus();
    await expectLooksDifferent(
      mode.getByText('Rent', { exact: true }),
      () => mode.getByRole('radio', { name: 'Rent' }).evaluate((radio: HTMLInputElement) => radio.click()),
      'Rent',
    );
    const four = search.button('Beds', '4');
    await expectLooksDifferent(four, () => four.dispatchEvent('click'), 'four bedrooms');
    const grid = search.button('Show as', 'Grid');
    await expectLooksDifferent(grid, () => search.button('Show as', 'List').dispatchEvent('click'), 'grid or list');

    await openHydrated(page, '/details');
    const tab = page.getByRole('tab', { name: 'History' });
    await expectLooksDifferent(tab, () => tab.dispatchEvent('click'), 'tab');
    const save = page.getByRole('button', { name: /^Saved? DHA Phase 6/ });
    await expectLooksDifferent(save, () => save.dispatchEvent('click'), 'saved home');

    await openHydrated(page, '/projects');
    const heart = page.getByRole('button', { name: 'Save Kings Town Lahore' });
    await expectLooksDifferent(heart, () => heart.dispatchEvent('click'), 'saved project');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await expectLooksDifferent(link, () => page.goto('/blog'), 'current link');
  });

  test('each field, button and thumbnail on the way of Tab shows where the focus is', async ({ page }) => {
    for (const path of ['/details?tab=ask-question', '/login', '/projects_details_view']) {
      await openHydrated(page, path);
      const stops = new Set<string>();
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        const missing = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const shown = element.matches('input[type=radio], input[type=checkbox]')
            ? (element.closest('label') ?? element)
            : element;
          const around = getComputedStyle(shown);
          const has = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) >= 1;
          return has(outlineStyle, outlineWidth) || has(around.outlineStyle, around.outlineWidth)
            ? undefined
            : `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)}"`;
        });
        if (missing) stops.add(missing);
      }
      expect([...stops], path).toEqual([]);
    }
  });
});

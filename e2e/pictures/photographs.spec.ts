import type { Page } from '@playwright/test';
import { everyPath } from '@site/e2e/paths';
import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

const screens = [
  { name: 'a phone at 2x', width: 390, height: 844, scale: 2 },
  { name: 'a phone at 3x', width: 390, height: 844, scale: 3 },
  { name: 'a desktop', width: 1440, height: 900, scale: 1 },
];

interface Photo {
  file: string;
  /** Device pixels per file pixel, along one edge. */
  enlarged: number;
  /** The largest file of this picture. */
  isLargest: boolean;
}

/** Photographs as rendered. Sizes come from `srcset`, which a release verifies. */
async function readPhotos(page: Page): Promise<Photo[]> {
  const photos = page.locator('main picture:has(> source[sizes]) > img').filter({ visible: true });
  // The browser chooses a file when it loads one.
  await photos.evaluateAll((all) => all.forEach((img) => img.setAttribute('loading', 'eager')));
  await expect
    .poll(() =>
      photos.evaluateAll((all) =>
        all.every((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth > 0),
      ),
    )
    .toBe(true);
  return photos.evaluateAll((all) => {
    const read = (img: HTMLImageElement) => {
      const lists = [...(img.parentElement?.querySelectorAll('source') ?? []), img].map(({ srcset }) => srcset);
      const path = new URL(img.currentSrc).pathname;
      const list = lists.find((srcset) => srcset.includes(path)) ?? '';
      const files = Array.from(list.matchAll(/(\S+) (\d+)w/g), ([, url, digits]) => ({ url, width: Number(digits) }));
      const pixels = files.find(({ url }) => url === path)?.width ?? 0;
      const fit = getComputedStyle(img).objectFit === 'contain' ? Math.min : Math.max;
      const height = (pixels * img.naturalHeight) / img.naturalWidth;
      const drawn = fit(img.offsetWidth / pixels, img.offsetHeight / height) * devicePixelRatio;
      return {
        file: path.split('/').at(-1) ?? '',
        enlarged: drawn,
        isLargest: pixels >= Math.max(...files.map(({ width }) => width)),
      };
    };
    return all.filter((img): img is HTMLImageElement => img instanceof HTMLImageElement).map(read);
  });
}

for (const { name, width, height, scale } of screens) {
  // The highest box is 844 px, and its source image 1440.
  const sourceEnds = Math.max(1.1, 0.6 * scale);

  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale });

    for (const path of everyPath) {
      test(`${path} enlarges no photograph beyond 1.1, if its source allows`, async ({ page }) => {
        await openHydrated(page, path);
        const blurred = (await readPhotos(page)).filter(
          ({ enlarged, isLargest }) => enlarged > (isLargest ? sourceEnds : 1.1),
        );
        expect(blurred).toEqual([]);
      });
    }
  });
}

test.describe('on a phone', () => {
  for (const scale of [2, 3]) {
    test.describe(`at ${scale}x`, () => {
      // The pictures are in the HTML, and loading without scripts takes a third of the time.
      test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: scale, javaScriptEnabled: false });

      test('the first photograph of every page weighs at most 90 KB', async ({ page, request, capabilities }) => {
        test.setTimeout(300_000);
        const heavy: string[] = [];
        for (const path of capabilities.having(everyPath)) {
          // The browser has chosen files when the document is loaded.
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          const first = page.locator('main img[fetchpriority=high]').first();
          if ((await first.count()) === 0) continue;
          await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.currentSrc)).toBeTruthy();
          const { length } = await (
            await request.get(await first.evaluate((img: HTMLImageElement) => img.currentSrc))
          ).body();
          if (length > 90_000) heavy.push(`${path}: ${length}`);
        }
        expect(heavy).toEqual([]);
      });
    });
  }
});

const repeated = new Map([
  ['/projects_details_view', 'eight homes stand in for 280'],
  ['/project_details/1', 'thumbnails of the gallery'],
  ['/agency', 'the agent is the person beside the form'],
  ['/blog_details/1', 'the article is among those that are related'],
]);

test('no page shows a picture twice: one picture is one house', async ({ request }) => {
  const doubled: string[] = [];
  for (const path of everyPath.filter((one) => !repeated.has(one))) {
    const html = await (await request.get(path)).text();
    const pictures = Array.from(html.matchAll(/<img src="\/_\/(\w+\/[\w-]+)-\d+\./g), ([, name]) => name);
    doubled.push(
      ...pictures.filter((name, index) => pictures.indexOf(name) !== index).map((name) => `${path}: ${name}`),
    );
  }
  expect(doubled).toEqual([]);
});

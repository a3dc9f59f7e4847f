/** @jest-environment node */
import { PNG } from 'pngjs';
import { compareCompositions, isEqual } from '.';
import { TestSite } from '../testing/fixture/site';
import { compareDocuments } from './compare-documents';
import { comparePixels } from './pixels';

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

async function compareAround(work: () => Promise<unknown>) {
  const side = async (name: string) => ({ name, storage: site.storage, composition: await site.live() });
  const before = await side('before');
  await work();
  return compareCompositions({ before, after: await side('after') });
}

describe('two compositions', () => {
  it('that are equal differ in nothing', async () => {
    expect(isEqual(await compareAround(async () => undefined))).toBe(true);
  });

  it('differ in the words of the pages whose part was released, and in no other page', async () => {
    const { pages, parts } = await compareAround(() => site.releaseBuilt('catalogue in other words'));
    expect(parts).toEqual([
      { part: 'catalogue', before: site.versions.catalogue, after: site.versions['catalogue in other words'] },
    ]);
    const changed = pages.filter(({ changes }) => changes.some(({ kind }) => kind === 'heading'));
    expect(changed.map(({ path, part }) => [path, part])).toEqual(
      expect.arrayContaining([
        ['/project_details/1', 'catalogue'],
        ['/project_details/2', 'catalogue'],
      ]),
    );
    expect(changed.find(({ path }) => path === '/project_details/1')?.changes).toContainEqual({
      kind: 'heading',
      sentence: 'heading: “h1 Item 1” is now “h1 Number 1”',
    });
    expect(pages.map(({ path }) => path)).not.toContain('/blog');
  });

  it('differ in a property that a fragment has come to take, with who passes it', async () => {
    const { contracts } = await compareAround(() => site.releaseBuilt('catalogue whose grid can sort'));
    expect(contracts).toEqual(['grid of catalogue takes `sort` now; nobody passes it.']);
  });

  it('differ in a new page, its path and its address', async () => {
    const { contracts, pages } = await compareAround(() => site.releaseBuilt('shop with one more page'));
    expect(contracts).toContain('shop has the path /pricing now.');
    expect(pages.find(({ path }) => path === '/pricing')).toMatchObject({ state: 'added', part: 'shop' });
  });

  it('differ in a fragment that is no longer exposed, and who showed it', async () => {
    await site.releaseBuilt('shop that consumes nothing');
    const { contracts } = await compareAround(() => site.releaseBuilt('catalogue without the grid'));
    expect(contracts).toContain('catalogue no longer exposes the fragment grid.');
  });
});

describe('two documents', () => {
  const page = (body: string) => `<html><head><title>T</title><style>a{}</style></head><body>${body}</body></html>`;

  it('with another text are reported with both texts', () => {
    expect(compareDocuments(page('<p>40 a month</p>'), page('<p>45 a month</p>'))).toEqual([
      { kind: 'text', sentence: 'text: “40 a month” is now “45 a month”' },
    ]);
  });

  it('with the same words in another order are reported by their order', () => {
    expect(
      compareDocuments(page('<p>a</p><p>b</p>'), page('<p>b</p><p>a</p>')).map(({ sentence }) => sentence),
    ).toEqual(['the order of texts differs']);
  });

  it('with many differences name some and count the rest', () => {
    const texts = (word: string) => Array.from({ length: 12 }, (_, index) => `<p>${word} ${index}</p>`).join('');
    const sentences = compareDocuments(page(texts('old')), page(texts('new'))).map(({ sentence }) => sentence);
    expect(sentences).toHaveLength(9);
    expect(sentences.at(-1)).toBe('and 4 more text changes');
  });

  it('that differ only in markup are not equal', () => {
    expect(compareDocuments(page('<p class="a">x</p>'), page('<p class="b">x</p>'))).toHaveLength(1);
    expect(compareDocuments(page('x'), page('x'))).toEqual([]);
  });
});

describe('two screenshots', () => {
  const picture = (width: number, height: number, gray: number) => {
    const image = new PNG({ width, height });
    for (let at = 0; at < image.data.length; at += 4) image.data.set([gray, gray, gray, 255], at);
    return PNG.sync.write(image);
  };

  it('differ by what the eye tells apart, and by rows that one of them lacks', () => {
    expect(comparePixels(picture(10, 10, 200), picture(10, 10, 201)).pixels).toBe(0);
    expect(comparePixels(picture(10, 10, 0), picture(10, 10, 255))).toMatchObject({ pixels: 100, share: 1 });
    expect(comparePixels(picture(10, 10, 200), picture(10, 20, 200))).toMatchObject({ pixels: 100, share: 0.5 });
    expect(comparePixels(picture(10, 10, 0), picture(10, 20, 255))).toMatchObject({ pixels: 200, share: 1 });
  });

  it('of a page that has moved down differ by the added rows only', () => {
    const stripes = (grays: readonly number[]) => {
      const image = new PNG({ width: 10, height: grays.length });
      grays.forEach((gray, row) => {
        for (let at = 0; at < 10; at += 1) image.data.set([gray, gray, gray, 255], (row * 10 + at) * 4);
      });
      return PNG.sync.write(image);
    };
    const rows = Array.from({ length: 40 }, (_, row) => row * 6);
    const moved = [...rows.slice(0, 8), 255, 0, 255, ...rows.slice(8, 30), 255, ...rows.slice(31)];
    expect(comparePixels(stripes(rows), stripes(moved)).pixels).toBe(40);
    expect(comparePixels(stripes(moved), stripes(rows)).pixels).toBe(40);
  });
});

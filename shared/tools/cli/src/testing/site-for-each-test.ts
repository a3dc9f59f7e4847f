import { TestSite } from '@site/delivery/testing';

/** What a test of a command acts on, and what was printed. */
export interface OpenedSite {
  site: TestSite;
  /** Of the terminal, without what is written past `console.log`. */
  lines: string[];
}

/**
 * Before each test of the file a small built site of its own, on which commands act (`SITE_DIR`). Its parts are built
 * before the first test, which takes up to three minutes on a busy machine.
 */
export function openSiteForEachTest(use: (opened: OpenedSite) => void): void {
  let site: TestSite;
  beforeAll(async () => (await TestSite.open()).close(), 180_000);
  beforeEach(async () => {
    site = await TestSite.open();
    process.env.SITE_DIR = site.folder;
    const lines: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(...line.split('\n')));
    use({ site, lines });
  });
  afterEach(async () => {
    delete process.env.SITE_DIR;
    await site.close();
  });
}

import { TestSite } from '../../testing';

/** The site and output of a command under test. */
export interface OpenedSite {
  site: TestSite;
  /** Terminal output, except writes that bypass `console.log`. */
  lines: string[];
}

/**
 * Creates a small built site before each test for commands (`SITE_DIR`). Building takes up to three minutes on a busy
 * machine, once.
 */
export function openSiteForEachTest(use: (opened: OpenedSite) => void): void {
  let site: TestSite;
  beforeAll(async () => (await TestSite.open()).close());
  beforeEach(async () => {
    site = await TestSite.open({ isAhead: true });
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

import { expect, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from './test';

const path = '/projects_details_view';

export class SearchPage {
  readonly panel: Locator;
  readonly title: Locator;
  /** The line with the number of homes. */
  readonly summary: Locator;
  readonly filters: Locator;
  /** Cards or rows before the promo block. */
  readonly homes: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.panel = main.getByRole('search', { name: 'Projects' });
    this.title = main.getByRole('heading', { level: 1 });
    this.summary = main.getByRole('status').filter({ hasText: /^\d.* (projects|homes?)$/ });
    this.filters = main.getByRole('list', { name: 'Filters' });
    this.homes = main.getByRole('list', { name: 'Homes', exact: true }).getByRole('article');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(path + query);
    await whenHydrated(this.page);
  }

  button(group: string, name: string): Locator {
    return this.page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
  }

  async expectHomes(...names: readonly string[]): Promise<void> {
    await expect(this.homes.getByRole('heading')).toHaveText(names);
  }

  async expectAddress(queryAndHash: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname + url.search + url.hash === path + queryAndHash);
  }
}

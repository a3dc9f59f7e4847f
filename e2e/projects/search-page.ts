import { expect, type Locator, type Page } from '@playwright/test';
import { whenHydrated } from '../site/test';

/** `/projects_details_view` as a person sees it. */
export class SearchPage {
  readonly panel: Locator;
  readonly title: Locator;
  /** The line below the title: how many homes there are. */
  readonly summary: Locator;
  readonly chips: Locator;
  readonly sort: Locator;
  readonly homes: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.panel = main.getByRole('search', { name: 'Projects' });
    this.title = main.getByRole('heading', { level: 1 });
    this.summary = main.getByRole('status').filter({ hasText: / of 280 projects$| matche?s?$/ });
    this.chips = main.getByRole('list', { name: 'Filters' }).getByRole('listitem');
    this.sort = main.getByLabel('Sort by');
    this.homes = main.getByRole('list', { name: 'Homes', exact: true }).getByRole('listitem');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/projects_details_view${query}`);
    await whenHydrated(this.page);
  }

  /** One of a few that stand beside each other: Buy, Rent, or a number. */
  async choose(group: string, option: string): Promise<void> {
    const label = this.panel.getByRole('group', { name: group }).or(this.panel.getByRole('radiogroup', { name: group }));
    await label.getByText(option, { exact: true }).click();
  }

  /** Place names of the homes in the first list, in their order. */
  async expectHomes(names: readonly string[]): Promise<void> {
    await expect(this.homes.getByRole('heading')).toHaveText(names);
  }

  async expectQuery(query: Readonly<Record<string, string>>): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === '/projects_details_view' && url.searchParams.toString() === new URLSearchParams(query).toString());
  }
}

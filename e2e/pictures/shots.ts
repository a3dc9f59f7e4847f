import type { Page } from '@playwright/test';
import { everyPath } from '@site/e2e/paths';

export interface Shot {
  /** File name. */
  name: string;
  path: string;
  width: number;
  /** Full page, except for overlays. */
  isWholePage: boolean;
  act?: (page: Page) => Promise<unknown>;
}

interface State {
  name: string;
  path: string;
  act?: (page: Page) => Promise<unknown>;
  /** An overlay: only the screen is taken. */
  isOverlay?: boolean;
  widths?: readonly number[];
}

const [phone, desktop] = [390, 1440];
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

const states: readonly State[] = [
  {
    name: 'menu-open',
    path: '/projects',
    isOverlay: true,
    widths: [phone],
    act: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  {
    name: 'filters-open',
    path: '/projects_details_view',
    isOverlay: true,
    widths: [phone],
    act: (page) => button(page, 'Filters').click(),
  },
  { name: 'search-filtered', path: '/projects_details_view?mode=rent&city=Lahore&beds=4&view=list' },
  { name: 'search-empty', path: '/projects_details_view?q=castle' },
  {
    name: 'search-more-options',
    path: '/projects_details_view',
    widths: [desktop],
    act: (page) => button(page, 'More options').click(),
  },
  {
    name: 'featured-second',
    path: '/projects_details_view',
    act: (page) => button(page, 'Next featured home').click(),
  },
  { name: 'contact-errors', path: '/home_favourites', act: showErrors },
  { name: 'notification', path: '/blog', isOverlay: true, act: showNotification },
  { name: 'tab-insights', path: '/details?tab=key-insights' },
  { name: 'tab-location', path: '/details?tab=location' },
  { name: 'tab-history', path: '/details?tab=history' },
  {
    name: 'tab-question',
    path: '/details?tab=ask-question',
    act: (page) => button(page, 'Can I visit the house before I decide?').click(),
  },
  {
    name: 'photos-open',
    path: '/details',
    isOverlay: true,
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Open large/ })
        .first()
        .click();
      await page.locator('dialog[open] img').first().waitFor();
    },
  },
  {
    name: 'payment-plan-open',
    path: '/project_details/3',
    isOverlay: true,
    widths: [phone],
    act: (page) => page.getByRole('link', { name: 'Open the payment plan large' }).click(),
  },
  { name: 'answers-open', path: '/pricing', act: (page) => button(page, 'Can I change my plan later?').click() },
  { name: 'monthly-prices', path: '/agency_plans', act: (page) => page.getByRole('switch').uncheck() },
  { name: 'region-open', path: '/overseas', act: (page) => button(page, 'Caribbean').click() },
  { name: 'password-shown', path: '/resetPassword', act: showPassword },
  { name: 'favorites-saved', path: '/home_favourites', act: saveTwo },
  { name: 'not-found', path: '/no-such-page' },
];

export function listShots(): Shot[] {
  const pages: State[] = everyPath.map((path) => ({
    name: path === '/' ? 'landing' : path.slice(1).replaceAll(/[/_]/g, '-'),
    path,
  }));
  return [...pages, ...states.map((state) => ({ ...state, name: `state-${state.name}` }))].flatMap(
    ({ name, path, act, isOverlay = false, widths = [phone, desktop] }) =>
      widths.map((width) => ({
        name: `${name}-${width}`,
        path,
        width,
        isWholePage: !isOverlay,
        ...(act ? { act } : {}),
      })),
  );
}

/** Waits until the notification leaves; the fields keep their errors. */
async function showErrors(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  await page.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('alert').waitFor({ state: 'detached' });
}

/** The pointer keeps it open. */
async function showNotification(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  await page.getByRole('alert').locator('p').hover();
}

async function showPassword(page: Page): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill('Abcdef12');
  await button(page, 'Show password').first().click();
}

async function saveTwo(page: Page): Promise<void> {
  for (const name of ['DHA Phase 6', 'Model Town'])
    await page
      .getByRole('list', { name: 'Sample favorites' })
      .getByRole('button', { name: `Save ${name}` })
      .click();
}

import { SearchPage } from '../projects/search-page';
import { expectTree } from '../site/accessibility-tree';
import { expect, test } from '../site/test';
import { openHydrated, phone } from '../site/widgets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const numbers = (name: string, labels: readonly string[], pressed?: string) =>
  [
    `group "${name}"`,
    `  text "${name}"`,
    ...labels.map((label) => `  button "${label}" ${label === pressed ? 'pressed focused' : 'not pressed'}`),
  ].join('\n');

test('a screen reader hears each choice of the search, and what it has found @PVIEW-01 @PVIEW-02', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  const mode = search.panel.getByRole('radiogroup');
  await expectTree(
    mode,
    `
    radiogroup "Buy or rent"
      text "Buy or rent"
      radio "Buy" checked
      radio "Rent"`,
  );
  await mode.getByRole('radio', { name: 'Buy' }).press('ArrowRight');
  await expectTree(
    mode,
    `
    radiogroup "Buy or rent"
      text "Buy or rent"
      radio "Buy"
      radio "Rent" checked focused`,
  );
  await mode.getByRole('radio', { name: 'Rent' }).press('ArrowLeft');

  const beds = search.panel.getByRole('group', { name: 'Beds' });
  await expectTree(beds, numbers('Beds', ['1', '2', '3', '4', '5+']));
  await beds.getByRole('button', { name: '4' }).press(' ');
  await expectTree(beds, numbers('Beds', ['1', '2', '3', '4', '5+'], '4'));
  await beds.getByRole('button', { name: '4' }).press(' ');

  const more = search.panel.getByRole('button', { name: 'More options' });
  await expectTree(more, 'button "More options" collapsed');
  await more.press('Enter');
  await expectTree(more, 'button "More options" expanded focused');
  await expect(search.panel.getByLabel('Area from, m²')).toBeVisible();

  await search.panel.getByLabel('Search').fill('lake');
  await expectTree(
    search.summary,
    `
    status
      text "1 project and 1 sample home"`,
  );
  await expectTree(
    search.filters,
    `
    list "Filters"
      listitem
        text "To buy"
        button "Remove filter: To buy"
      listitem
        text "“lake”"
        button "Remove filter: “lake”"
      listitem
        button "Clear all"`,
  );
  const views = page.getByRole('group', { name: 'Show as' });
  await views.getByRole('button', { name: 'List' }).press('Enter');
  await expectTree(
    views,
    `
    group "Show as"
      button "List" pressed focused
      button "Grid" not pressed`,
  );
});

test('a screen reader gets the featured homes as a carousel without dead arrows @PVIEW-10', async ({ page }) => {
  await openHydrated(page, '/projects_details_view');
  const carousel = page.getByRole('region', { name: 'Featured homes' });
  const place = carousel.locator('[aria-live=polite]');
  const arrows = carousel.getByRole('button');
  await expectTree(
    place,
    `
    live region live=polite
      text "1 of 4: Courtyard house by the park"`,
  );
  await expect(arrows).toHaveAccessibleName('Next featured home');
  await arrows.press('Enter');
  await expectTree(
    carousel,
    `
    region "Featured homes" roledescription=carousel
      image "Brick and white modern house with wood details"
      text "2 of 4"
      heading "Brick house with a terrace" level=2
      text "Model Town, Lahore"
      text "Warm brick outside, white walls inside, and a covered terrace that joins the kitchen to the garden."
      list
        listitem
          text "4 bedrooms"
        listitem
          text "3 baths"
      text "$650 000"
      button "Previous featured home"
      button "Next featured home" focused
      live region live=polite
        text "2 of 4: Brick house with a terrace"`,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectTree(carousel.getByRole('button'), 'button "Previous featured home" focused', 'at the end');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a screen reader gets the filters as a modal dialog with the number of homes @PVIEW-02', async ({ page }) => {
    const search = new SearchPage(page);
    await search.open();
    const opener = search.panel.getByRole('button', { name: 'Filters' });
    await expectTree(opener, 'button "Filters" hasPopup=dialog');
    await opener.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expectTree(
      page.locator('body'),
      `
      dialog "Filters" modal
        button "Close" focused
        heading "Filters" level=2
        radiogroup "Buy or rent"
          text "Buy or rent"
          radio "Buy" checked
          radio "Rent"
        combobox "Property type" hasPopup=menu = Homes
        combobox "City" hasPopup=menu = Any city
        group "Beds"
          text "Beds"
          button "1" not pressed
          button "2" not pressed
          button "3" not pressed
          button "4" not pressed
          button "5+" not pressed
        group "Baths"
          text "Baths"
          button "1" not pressed
          button "2" not pressed
          button "3" not pressed
          button "4+" not pressed
        textbox "Price from"
        textbox "Price to"
        button "More options" collapsed
        button "Show all homes"`,
    );
    await sheet.getByRole('group', { name: 'Beds' }).getByRole('button', { name: '4' }).press('Enter');
    await expectTree(sheet.getByRole('button', { name: /^Show/ }), 'button "Show 3 homes"');
    await page.keyboard.press('Escape');
    await expectTree(opener, 'button "Filters (1)" hasPopup=dialog focused', 'after closing');
  });
});

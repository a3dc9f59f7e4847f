import { answerMap } from '../projects/map';
import { expectTree } from '../site/accessibility-tree';
import { expect, test } from '../site/test';
import { openHydrated, phone } from '../site/widgets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tabs = ['Details', 'Key Insights', 'Description', 'Location', 'History', 'Ask Question'];
const rowWith = (chosen: string) =>
  [
    'tablist "About this property"',
    ...tabs.map((name) => `  tab "${name}"${name === chosen ? ' selected focused' : ''}`),
  ].join('\n');

test('a screen reader hears which tab is chosen, and enters its panel and no other @PROP-03 @PROP-04', async ({
  page,
  guard,
}) => {
  await answerMap(page, guard);
  await openHydrated(page, '/details');
  const row = page.getByRole('tablist');
  await expectTree(row, rowWith('Details').replace(' focused', ''));
  await page.getByRole('tab', { name: 'Details' }).focus();
  for (const name of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expectTree(row, rowWith(name));
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expectTree(
    page.getByRole('tabpanel'),
    `
    tabpanel "Ask Question" focused
      heading "Ask Question" level=2
      form "Ask a question"
        textbox "Name"
        textbox "Email"
        textbox "Phone"
        button "Submit"
        text "A sample form: nothing is sent or kept."
      heading "Frequently asked questions" level=3
      heading "Can I visit the house before I decide?" level=4
        button "Can I visit the house before I decide?" collapsed
      heading "What does the monthly price include?" level=4
        button "What does the monthly price include?" collapsed
      heading "Who takes care of repairs?" level=4
        button "Who takes care of repairs?" collapsed`,
  );
});

test('a screen reader gets photos as a modal dialog with position and return @PROP-02', async ({ page }) => {
  await openHydrated(page, '/details');
  const opener = page.getByRole('list', { name: 'Photos' }).getByRole('link').nth(1);
  await expectTree(opener, 'link "Open large: Living room with sofas, orange armchair and a wide city window"');
  await opener.press('Enter');
  const dialog = (place: string, photo: string, focus: 'Close' | 'Next picture') => `
    dialog "Photos of DHA Phase 6" modal
      button "Close"${focus === 'Close' ? ' focused' : ''}
      image "${photo}"
      button "Previous picture"
      live region live=polite
        text "${place} of 7"
      button "Next picture"${focus === 'Next picture' ? ' focused' : ''}`;
  await expectTree(
    page.locator('body'),
    dialog('2', 'Living room with sofas, orange armchair and a wide city window', 'Close'),
  );
  await page.keyboard.press('ArrowRight');
  await expectTree(
    page.locator('body'),
    dialog('3', 'Bedroom with upholstered bed, wood paneling and a large window', 'Close'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).press('Enter');
  await expectTree(
    page.locator('body'),
    dialog('4', 'Kitchen with marble island, brass pendants and orange bar stools', 'Next picture'),
  );
  await page.keyboard.press('Escape');
  await expectTree(
    opener,
    'link "Open large: Living room with sofas, orange armchair and a wide city window" focused',
    'after closing',
  );
});

test('a screen reader reaches one gallery picture, its position, and Stop @PDET-13 @PDET-14', async ({ page }) => {
  const alts = [
    'golden-domed pavilion and bridge reflected in the park lake at sunset',
    'aerial view of the park lake, winding paths and apartment buildings in morning light',
    'park with a lake, island pavilion and footbridge surrounded by apartment buildings',
  ];
  const title = 'Park View City Lahore';
  const gallery = (at: number, { focus = '', isRunning = false } = {}) =>
    [
      `region "Pictures of ${title}" roledescription=gallery`,
      `  link "Open large: ${title}: ${alts[at]}"`,
      ...['Previous picture', 'Next picture', ...(isRunning ? ['Stop changing pictures'] : [])].map(
        (name) => `  button "${name}"${name === focus ? ' focused' : ''}`,
      ),
      '  list "Thumbnails"',
      ...alts.flatMap((alt, index) => [
        '    listitem',
        `      button "Picture ${index + 1}: ${title}: ${alt}"${index === at ? ' current=true' : ''}${focus === `Picture ${index + 1}` ? ' focused' : ''}`,
      ]),
      // Automatic changes are not announced.
      ...(isRunning
        ? [`  text "Picture ${at + 1} of 3"`]
        : ['  live region live=polite', `    text "Picture ${at + 1} of 3"`]),
    ].join('\n');
  await openHydrated(page, '/project_details/3');
  const region = page.getByRole('region', { name: `Pictures of ${title}` });
  await expectTree(region, gallery(0));
  await region.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expectTree(region, gallery(1, { focus: 'Next picture' }));
  await region.getByRole('button', { name: /^Picture 3/ }).press('Enter');
  await expectTree(region, gallery(2, { focus: 'Picture 3' }));
  await page.keyboard.press('ArrowRight');
  await expectTree(region, gallery(0, { focus: 'Picture 3' }));

  await test.step('where motion is welcome', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openHydrated(page, '/project_details/3');
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(region.getByRole('button', { name: 'Stop changing pictures' })).toBeVisible();
    const place = await region
      .getByRole('button', { name: /^Picture/ })
      .evaluateAll((all) => all.findIndex(({ ariaCurrent }) => ariaCurrent === 'true'));
    await expectTree(region, gallery(place, { isRunning: true }));
    await region.getByRole('button', { name: 'Stop changing pictures' }).press('Enter');
    await expectTree(
      region.getByRole('button', { name: /changing pictures/ }),
      'button "Start changing pictures" focused',
    );
  });
});

test('a screen reader hears sections, progress, saving, copying and the plan @PDET-03 @PDET-12 @CARD-02', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await openHydrated(page, '/project_details/3');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Amenities' }).press('Enter');
  await expectTree(
    sections,
    `
    navigation "Sections"
      list
        listitem
          link "Introduction"
        listitem
          link "Amenities" current=location
        listitem
          link "Payment Plan"`,
  );
  await expect(page.locator('#amenities')).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'How far you have read' })).toHaveAccessibleName(
    'How far you have read',
  );

  const heart = page.getByRole('button', { name: 'Save Park View City Lahore' });
  await expectTree(heart, 'button "Save Park View City Lahore" not pressed');
  await heart.press('Enter');
  await expectTree(heart, 'button "Save Park View City Lahore" pressed focused');
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /./ }).filter({ hasText: /saved/i })).toHaveCount(
    1,
  );

  const share = page.getByRole('button', { name: 'Share this project' });
  await share.press('Enter');
  await expectTree(
    page.getByRole('status').filter({ hasText: 'Link copied' }),
    `
    status
      text "Link copied"`,
  );
  await expect(share).toBeFocused();

  await page.setViewportSize(phone.viewport);
  await page.getByRole('link', { name: 'Open the payment plan large' }).press('Enter');
  const plan = page.getByRole('dialog', { name: 'Payment plan of Park View City Lahore' });
  await expectTree(
    page.locator('body'),
    `
    dialog "Payment plan of Park View City Lahore" modal
      button "Close" focused
      image "Payment plan of Park View City Lahore in four steps. 1. Booking: Choose a home and sign the booking form with the first payment. 2. Confirmation: Pay the second part. The home is confirmed in writing. 3. Installments: Pay the rest in equal parts while the home is built. 4. Handover: Make the last payment and receive the keys. Sample plan. Amounts and dates are agreed in writing before you book."`,
  );
  await plan.getByRole('button', { name: 'Close' }).press('Enter');
  await expectTree(
    page.getByRole('link', { name: 'Open the payment plan large' }),
    'link "Open the payment plan large" focused',
  );
});

import { expect, test } from '@site/e2e/test';
import { openHydrated } from '@site/e2e/widgets';

test('a search filters the Madrid homes, and Back restores the search before', async ({ page }) => {
  await openHydrated(page, '/overseas_spain');
  const field = (name: string) => page.getByRole('search', { name: 'Search for property in Spain' }).getByLabel(name);
  const madrid = page.getByRole('region', { name: 'Properties For Sale in Madrid' });
  const homes = madrid.getByRole('article').getByRole('heading');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expect(homes).toHaveCount(8);
  await field('Property type').selectOption('Apartment');
  await field('Sort by').selectOption('Highest price');
  await search.click();
  await expect(madrid).toBeFocused();
  await expect(homes).toHaveText(['Chamartín', 'Chamberí', 'Salamanca']);
  await field('Property type').selectOption('House');
  await field('Min bedrooms').selectOption('3');
  await search.click();
  await expect(homes).toHaveText(['Mirasierra', 'Conde Orgaz']);
  await page.goBack();
  await expect(homes).toHaveText(['Chamartín', 'Chamberí', 'Salamanca']);
  await expect(field('Property type')).toHaveValue('Apartment');
  await expect(field('Min bedrooms')).toHaveValue('2');
});

test('the 24 cities read by column', async ({ page }) => {
  await page.goto('/overseas_spain');
  const cities = page.getByRole('list', { name: 'Cities in Spain' }).getByRole('listitem');
  await expect(cities).toHaveCount(24);
  const places = await cities.evaluateAll((all) =>
    all
      .map((city) => city.getBoundingClientRect())
      .map(({ left, top }) => [Math.round(left), Math.round(top)] as const),
  );
  expect(new Set(places.map(([left]) => left)).size).toBe(4);
  expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
});

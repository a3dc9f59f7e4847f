import { expect, test } from '@site/e2e/test';

test('the side picture is beside About on a large screen, and below it on a phone', async ({ page }) => {
  await page.goto('/blog');
  const about = page.getByRole('region', { name: 'About' });
  const edges = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const image = await about.getByRole('img').boundingBox();
    const text = await about.getByRole('heading', { name: 'Investment Opportunities' }).boundingBox();
    if (!image || !text) throw new Error('About has no picture, or no sections.');
    return { besideIt: image.x - (text.x + text.width), belowIt: image.y - (text.y + text.height) };
  };
  expect((await edges(1280)).besideIt).toBeGreaterThan(0);
  expect((await edges(390)).belowIt).toBeGreaterThan(0);
});

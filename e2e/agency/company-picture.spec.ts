import { picture } from '../account/no-op-form';
import { expect, test, whenHydrated } from '../site/test';

test('the edit button chooses a file, whose picture stays in the browser @PROF-01', async ({ page }) => {
  await page.goto('/complete_profile');
  await whenHydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  const group = page.getByRole('group', { name: 'Company Picture' });
  const preview = group.getByRole('img', { name: 'Preview of your company picture' });
  const edit = group.getByRole('button', { name: 'Edit company picture' });
  for (const name of [picture.name, 'second.png']) {
    const chooser = page.waitForEvent('filechooser');
    await edit.press('Enter');
    await (await chooser).setFiles({ ...picture, name });
    await expect(group.getByRole('status')).toHaveText(name);
    // Decoded: the policy allows it.
    await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(1);
    await expect(preview).toHaveAttribute('src', /^blob:/);
    await expect(preview).toHaveCSS('width', '128px');
  }
  await group.getByRole('button', { name: 'Remove' }).click();
  await expect(preview).toHaveCount(0);
  await expect(group.getByRole('status')).toHaveText('No picture yet');
  await expect(edit).toBeFocused();
  expect(requests).toEqual([]);
});

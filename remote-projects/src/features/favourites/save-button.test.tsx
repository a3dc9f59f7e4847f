import { act, screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { setFavourites } from './favourite-store';
import { SaveButton } from './save-button';

beforeEach(() => act(() => setFavourites([])));

test('the words on the button of a home begin its name, before and after it is saved', async () => {
  const { user } = renderPage(<SaveButton id="property:1" name="DHA Phase 6" />);
  await user.click(screen.getByRole('button', { name: 'Save DHA Phase 6' }));
  expect(screen.getByRole('button', { name: 'Saved DHA Phase 6, remove' })).toHaveTextContent('Saved');
  await user.click(screen.getByRole('button', { name: /^Saved/ }));
  expect(screen.getByRole('button', { name: 'Save DHA Phase 6' })).toHaveTextContent('Save');
});

import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import SearchFieldFragment from './search-field';

test('what is chosen of the suggestions is sent with the form around the field @LAND-17', async () => {
  const { user, container } = renderPage(
    <form>
      <SearchFieldFragment name="q" placeholder="Neighborhood, project or city" />
    </form>,
  );
  await user.type(screen.getByRole('combobox', { name: 'Search' }), '3 bed in liber');
  await user.keyboard('{ArrowDown}{Enter}');
  const sent = new FormData(container.querySelector('form')!);
  expect(sent.get('q')).toBe('3 bed in Liberty Lands Housing Lahore');
});

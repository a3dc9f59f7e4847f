import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { pageRoute } from './navigation/load-page';
import { siteRoutes } from './site';

test('a query or a hash keeps the page; another path and a retry load', async () => {
  const load = jest.fn(() => ({ match: undefined, isMissing: false }));
  const router = createMemoryRouter(siteRoutes(load), {
    initialEntries: ['/blog'],
    hydrationData: { loaderData: { [pageRoute]: load() } },
  });
  load.mockClear();
  await act(() => router.navigate('/blog?city=Lahore'));
  await act(() => router.navigate('/blog?city=Lahore#contact'));
  expect(load).not.toHaveBeenCalled();
  await act(() => router.revalidate());
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/projects'));
  expect(load).toHaveBeenCalledTimes(2);
});

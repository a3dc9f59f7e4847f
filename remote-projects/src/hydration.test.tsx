import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { PageProps } from '@site/contracts';
import { SiteProvider } from '@site/ui/core';
import { useQuery } from './features/address/use-query';
import { setFavorites } from './model/favorite-store';
import { AmountInput } from './features/search/amount-input';
import { useSearch } from './features/search/use-search';
import { readAmount } from './model/amount';
import HomePage from './pages/home';
import ProjectsPage from './pages/projects';

type Page = ComponentType<PageProps>;

const at = (path: string, Page: Page, params: PageProps['params'] = {}) => (
  <SiteProvider>
    <MemoryRouter initialEntries={[path]}>
      <Page params={params} />
    </MemoryRouter>
  </SiteProvider>
);

let root: Root | undefined;

/** Hydrates HTML that was rendered without a query and without this browser's storage. */
async function arrive(path: string, Page: Page, params?: PageProps['params'], before?: () => void) {
  const [pathname = path] = path.split('?');
  const container = document.createElement('div');
  container.append(document.createRange().createContextualFragment(renderToString(at(pathname, Page, params))));
  document.body.append(container);
  before?.();
  await act(async () => {
    root = hydrateRoot(container, at(path, Page, params), { onRecoverableError: (error) => console.error(error) });
  });
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  setFavorites([]);
});

test('a shared search is never shown with the results of the HTML', async () => {
  const seen = new Set<string>();
  function Panel() {
    const { search, shownQuery } = useSearch(useQuery());
    useEffect(() => void seen.add(`${search.city}: ${shownQuery}`));
    return null;
  }
  await arrive('/projects_details_view?city=Lahore', Panel);
  expect([...seen]).toEqual(['null: ', 'Lahore: city=Lahore']);
});

test('a page without a query renders once, so that typed text stays', async () => {
  const onRender = jest.fn();
  function Panel() {
    const query = useQuery();
    useEffect(() => onRender(query));
    return null;
  }
  await arrive('/projects_details_view', Panel);
  expect(onRender.mock.calls).toEqual([['']]);
});

test('an amount in a field that had the focus before hydration stays as it is written', async () => {
  const Amount = () => {
    const [amount, setAmount] = useState<number | null>(null);
    return <AmountInput label="Price" name="from" value={amount} read={readAmount} onChange={setAmount} />;
  };
  await arrive('/projects_details_view', Amount, {}, () => screen.getByRole('textbox').focus());
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '3500' } });
  expect(screen.getByRole('textbox')).toHaveValue('3500');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveValue('3,500');
});

test('the home of a path and the tab of its query are the only ones after hydration', async () => {
  await arrive('/details/18?tab=history', HomePage, { id: '18' });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('History');
  expect(screen.getByText('Aravaca, Madrid')).toBeVisible();
});

test('hearts of this browser beat after the HTML without them has been taken over', async () => {
  setFavorites(['project:6']);
  await arrive('/projects', ProjectsPage);
  expect(screen.getByRole('button', { name: 'Save Lake City' })).toHaveAttribute('aria-pressed', 'true');
});

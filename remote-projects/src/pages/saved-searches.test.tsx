import { screen, within } from '@testing-library/react';
import { renderPage } from '@site/testing';
import ProjectsDetailsViewPage from './projects-details-view';

const open = (query: string) => renderPage(<ProjectsDetailsViewPage />, { path: `/projects_details_view${query}` });

beforeEach(() => localStorage.clear());

describe('a visitor who saves a search', () => {
  const saved = () => within(screen.getByRole('navigation', { name: 'Saved searches' }));

  test('is a link with its filters until it is removed or cleared', async () => {
    const first = open('?city=Lahore&beds=4&view=list');
    await first.user.click(screen.getByRole('button', { name: 'Save search' }));
    expect(saved().getByRole('link', { name: 'Lahore, 4 bedrooms' })).toHaveAttribute(
      'href',
      '/projects_details_view?city=Lahore&beds=4#results',
    );
    expect(screen.getByRole('button', { name: 'Search saved' })).toHaveFocus();
    first.unmount();
    const { user } = open('?city=Islamabad');
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    expect(
      saved()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Islamabad', 'Lahore, 4 bedrooms']);
    await user.click(screen.getByRole('button', { name: 'Search saved' }));
    expect(saved().getByRole('link')).toHaveTextContent('Lahore, 4 bedrooms');
    await user.click(screen.getByRole('button', { name: 'Clear saved searches' }));
    expect(screen.queryByRole('navigation', { name: 'Saved searches' })).not.toBeInTheDocument();
  });

  test('has the last five, and nothing that somebody else has written there', async () => {
    localStorage.setItem(
      'projects.searches',
      JSON.stringify({
        version: 1,
        ids: ['beds=1', 'city=Atlantis', '', 'javascript:alert(1)', 'beds=2', 'beds=3', 'beds=4', 'baths=1'],
      }),
    );
    const { user } = open('?baths=2');
    expect(saved().getAllByRole('link')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    expect(
      saved()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 baths', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms']);
  });
});

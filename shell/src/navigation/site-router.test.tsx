import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { SiteNavigation } from './site-navigation';
import { AtLocation, SiteRouter, usePending } from './site-router';

const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
let found = 'nothing';
function Page() {
  return <p>{`${useLocation().pathname}: ${found}`}</p>;
}
function Progress() {
  return <output>{usePending()?.pathname ?? 'idle'}</output>;
}

test('a late title is shown without a new address, and a pending page is named', async () => {
  history.replaceState(null, '', '/blog');
  const navigation = new SiteNavigation();
  render(
    <SiteRouter navigation={navigation} navigator={navigator}>
      {({ location: at }) => (
        <AtLocation location={at}>
          <Page />
          <Progress />
        </AtLocation>
      )}
    </SiteRouter>,
  );
  found = 'an article';
  await act(async () => navigation.refresh());
  expect(screen.getByText('/blog: an article')).toBeVisible();
  const projects = { ...navigation.place.location, pathname: '/projects' };
  act(() => void navigation.setOut(projects, true));
  expect(screen.getByRole('status')).toHaveTextContent('/projects');
  await act(async () => navigation.show(projects, { isKept: false }));
  expect(screen.getByText('/projects: an article')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

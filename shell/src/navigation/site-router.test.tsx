import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { SiteNavigation } from './site-navigation';
import { AtLocation, SiteRouter, usePending } from './site-router';

let found = 'nothing';
function Page() {
  return <p>{`${useLocation().pathname}: ${found}`}</p>;
}
function Progress() {
  return <output>{usePending()?.pathname ?? 'idle'}</output>;
}

test('what has become known of the place is shown without another address, and a pending page is named', async () => {
  history.replaceState(null, '', '/blog');
  let open: () => void = () => undefined;
  const navigation = new SiteNavigation({ open: () => new Promise((done) => (open = done)) });
  render(
    <SiteRouter navigation={navigation}>
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
  act(() => void navigation.navigate('/projects'));
  expect(screen.getByRole('status')).toHaveTextContent('/projects');
  await act(async () => open());
  expect(screen.getByText('/projects: an article')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

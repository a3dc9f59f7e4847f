import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import BuyPage from './buy';
import OverseasPage from './overseas-placeholder';
import RentPage from './rent';

const Homes = () => <p>Four homes</p>;

test.each([
  ['@ROUT-02 @ROUT-31', '/buy', 'Inside BuyPage page!', '/projects', 'See our projects', BuyPage],
  ['@ROUT-02 @ROUT-29', '/rent', 'Inside RentPage page!', '/projects_details_view', 'Open the search', RentPage],
  ['@ROUT-03 @ROUT-30 @ROUT-32', '/overseas1', 'Inside Overseas page!', '/overseas', 'Go to overseas', OverseasPage],
])('%s @ROUT-34 %s says "%s", one sentence, and leads on to %s', async (_, path, heading, to, link, Page) => {
  const { user, router } = renderPage(<Page />, { path, fragments: { 'projects/fragments/property-grid': Homes } });
  const section = screen.getByRole('region', { name: heading });
  expect(within(section).getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(within(section).getByText(/^[A-Z][^.]+\.$/)).toBeVisible();
  expect(within(section).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Four homes')).toBeVisible();
  await user.click(screen.getByRole('link', { name: link }));
  expect(router.state.location.pathname).toBe(to);
});

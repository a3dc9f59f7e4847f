import { screen, within } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import BuyPage from './buy';
import OverseasPlaceholderPage from './overseas-placeholder';
import RentPage from './rent';

const Homes = () => <p>Four homes</p>;

const placeholders = [
  {
    id: '@ROUT-02 @ROUT-31',
    Page: BuyPage,
    path: '/buy',
    heading: 'Inside BuyPage page!',
    link: 'See our projects',
    to: '/projects',
  },
  {
    id: '@ROUT-02 @ROUT-29',
    Page: RentPage,
    path: '/rent',
    heading: 'Inside RentPage page!',
    link: 'Open the search',
    to: '/projects_details_view',
  },
  {
    id: '@ROUT-03 @ROUT-30 @ROUT-32',
    Page: OverseasPlaceholderPage,
    path: '/overseas1',
    heading: 'Inside Overseas page!',
    link: 'Go to overseas',
    to: '/overseas',
  },
];

test.each(placeholders)(
  '$id @ROUT-34 $path says "$heading", one sentence, and leads on to $to',
  async ({ Page, path, heading, link, to }) => {
    const { user, router } = renderPage(<Page />, { path, fragments: { 'projects/fragments/property-grid': Homes } });
    const section = screen.getByRole('region', { name: heading });
    expect(within(section).getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(within(section).getByText(/^[A-Z][^.]+\.$/)).toBeVisible();
    expect(within(section).getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Four homes')).toBeVisible();
    await user.click(screen.getByRole('link', { name: link }));
    expect(router.state.location.pathname).toBe(to);
  },
);

import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import OrderConfirmedPage from './order-confirmed';

test('a person is thanked, reads an order number and that no order was placed, and is led on @ORDR-01 @ORDR-02 @PROD-03', async () => {
  const { user, router } = renderPage(<OrderConfirmedPage />, { path: '/order_confirmed' });
  expect(screen.getByRole('heading', { level: 1, name: 'Thank You For Your Purchase' })).toBeVisible();
  expect(screen.getByText(/Order number:/)).toHaveTextContent('Order number: MZ-0000');
  expect(screen.getByText('This is a demonstration. No order was placed and no card was charged.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Complete your Agency Profile' }));
  expect(router.state.location.pathname).toBe('/complete_profile');
});

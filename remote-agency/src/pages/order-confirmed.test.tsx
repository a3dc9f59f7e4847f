import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import OrderConfirmedPage from './order-confirmed';

const renderOrder = () => renderPage(<OrderConfirmedPage />, { path: '/order_confirmed' });

test('a person is thanked for the purchase @ORDR-01', () => {
  renderOrder();
  expect(screen.getByRole('heading', { level: 1, name: 'Thank You For Your Purchase' })).toBeVisible();
});

test('a person reads an order number and is led on to the company profile @ORDR-02', async () => {
  const { user, router } = renderOrder();
  expect(screen.getByText(/Order number:/)).toHaveTextContent('Order number: MZ-0000');
  await user.click(screen.getByRole('link', { name: 'Complete your Agency Profile' }));
  expect(router.state.location.pathname).toBe('/complete_profile');
});

test('a person who opened the address directly reads that no order was placed @PROD-03', () => {
  renderOrder();
  expect(screen.getByText('This is a demonstration. No order was placed and no card was charged.')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UnexpectedErrorPage } from './unexpected-error-page';

function Broken(): never {
  throw new Error('nobody nearer catches this');
}

test('ERRS-01 a visitor reads a sentence and can go on when nothing nearer has caught an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', Component: Broken, ErrorBoundary: UnexpectedErrorPage }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.queryByText(/nobody nearer/)).not.toBeInTheDocument();
});

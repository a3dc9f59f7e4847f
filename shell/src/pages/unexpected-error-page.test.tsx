import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteProvider } from '@site/ui/core';
import { UnexpectedErrorPage } from './unexpected-error-page';

function Broken(): never {
  throw new Error('no boundary catches this');
}

test('an error that no nearer boundary catches shows a sentence and a way to go on @ERRS-01', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <UnexpectedErrorPage /> }]);
  render(
    <SiteProvider>
      <RouterProvider router={router} onError={onError} />
    </SiteProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  expect(onError).toHaveBeenCalledWith(expect.any(Error), expect.anything());
  expect(screen.queryByText(/no boundary/)).not.toBeInTheDocument();
});

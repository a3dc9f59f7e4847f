import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { reportError } from '@site/runtime/report';
import { SiteBoundary } from '../navigation/site-boundary';

jest.mock('@site/runtime/report');

function Broken(): never {
  throw new Error('no boundary catches this');
}

test('an error that no nearer boundary catches shows a sentence and a way to go on @ERRS-01', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <SiteBoundary>
        <Broken />
      </SiteBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
  expect(reportError).toHaveBeenCalledWith('shell', expect.any(Error), 'render');
  expect(screen.queryByText(/no boundary/)).not.toBeInTheDocument();
});

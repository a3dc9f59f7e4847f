import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { NoOpForm } from './no-op-form';

test('without JavaScript a browser has nothing to send and nowhere to send it @RSET-04', () => {
  renderPage(
    <NoOpForm label="Question" note="Nothing is sent." action="Ask" next="/next">
      <input aria-label="Name" />
    </NoOpForm>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Question' });
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  expect(form.noValidate).toBe(true);
});

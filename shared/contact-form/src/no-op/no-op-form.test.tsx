import { screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import { NoOpForm } from './no-op-form';

function renderForm(next?: string) {
  return renderPage(
    <NoOpForm label="Question" note="Nothing is sent." action="Ask" {...(next ? { next } : {})}>
      <input aria-label="Name" />
      <textarea aria-label="Words" />
    </NoOpForm>,
    { path: '/here' },
  );
}

test('a person who presses Enter in a field is led where the link leads', async () => {
  const { user, router } = renderForm('/next');
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', '/next');
  await user.type(screen.getByLabelText('Name'), 'Amna{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/next', search: '', state: null });
});

test('a person who presses Enter in a text area writes a second line', async () => {
  const { user, router } = renderForm('/next');
  await user.type(screen.getByLabelText('Words'), 'one{Enter}two');
  expect(screen.getByLabelText('Words')).toHaveValue('one\ntwo');
  expect(router.state.location.pathname).toBe('/here');
});

test('a person who submits a form that leads nowhere stays, and loses no word', async () => {
  const { user, router } = renderForm();
  await user.type(screen.getByLabelText('Name'), 'Amna{Enter}');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Amna');
  expect(router.state.location.pathname).toBe('/here');
});

test('a person reads before the first field that nothing real happens', () => {
  renderForm('/next');
  const note = screen.getByText('Nothing is sent.');
  expect(note.compareDocumentPosition(screen.getByLabelText('Name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a browser without JavaScript has nothing to send, nowhere to send it, and nothing to complain about @RSET-04', () => {
  renderForm('/next');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Question' });
  expect(form).toHaveAttribute('method', 'dialog');
  expect(form).not.toHaveAttribute('action');
  expect(form.noValidate).toBe(true);
});

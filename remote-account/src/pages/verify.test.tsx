import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@manzil/line/page-tests';
import VerifyPage from './verify';

const renderVerify = () => renderPage(<VerifyPage />, { path: '/forgot/verify' });
const boxes = () => [1, 2, 3, 4, 5, 6].map((digit) => screen.getByLabelText<HTMLInputElement>(`Digit ${digit} of 6`));
const code = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');

test('a person is asked for a code of six numbers, in six boxes of one digit each @VERI-01 @VERI-02', async () => {
  const { user } = renderVerify();
  const group = screen.getByRole('group', { name: 'Verification code' });
  expect(group).toHaveAccessibleDescription('Enter The verification code of 6 numbers');
  expect(group.querySelectorAll('input')).toHaveLength(6);
  expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code');
  for (const box of boxes()) expect(box).toHaveAttribute('inputmode', 'numeric');
  await user.click(boxes()[0]!);
  await user.keyboard('12a3');
  expect(code()).toBe('123___');
  expect(boxes()[3]).toHaveFocus();
});

test.each(['123456', '123 456', '123-456', '1234567890', ' 12 34 56 '])(
  'a person who pastes "%s" finds a digit in each box @VERI-01',
  async (pasted) => {
    const { user } = renderVerify();
    await user.click(boxes()[0]!);
    await user.paste(pasted);
    expect(code()).toBe('123456');
    expect(boxes()[5]).toHaveFocus();
  },
);

test('a person who pastes a part into the middle fills the boxes from there, and a whole code fills all @VERI-01', async () => {
  const { user } = renderVerify();
  await user.click(boxes()[0]!);
  await user.keyboard('99');
  await user.paste('12 34');
  expect(code()).toBe('991234');
  await user.click(boxes()[0]!);
  await user.paste('no digits at all');
  expect(code()).toBe('991234');
  await user.click(boxes()[3]!);
  await user.paste('Your code is 123 456');
  expect(code()).toBe('123456');
});

test('a phone that fills a code from a message into the first box fills all six @VERI-01', () => {
  renderVerify();
  fireEvent.input(boxes()[0]!, { target: { value: '654321' } });
  expect(code()).toBe('654321');
});

test('Backspace empties a box and then the one before it; arrows, Home and End move @VERI-01', async () => {
  const { user } = renderVerify();
  await user.click(boxes()[0]!);
  await user.keyboard('123456{Backspace}{Backspace}');
  expect(code()).toBe('1234__');
  expect(boxes()[4]).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(boxes()[2]).toHaveFocus();
  await user.keyboard('{ArrowRight}{End}');
  expect(boxes()[5]).toHaveFocus();
  await user.keyboard('{Home}8');
  expect(code()).toBe('8234__');
  expect(boxes()[1]).toHaveFocus();
});

test('"Confirm" and Enter lead to the new password, whatever was typed @VERI-02 @RSET-02', async () => {
  const { user, router, unmount } = renderVerify();
  await user.click(screen.getByRole('link', { name: 'Confirm' }));
  expect(router.state.location.pathname).toBe('/resetPassword');
  unmount();
  const again = renderVerify();
  await again.user.click(boxes()[0]!);
  await again.user.keyboard('123456{Enter}');
  expect(again.router.state.location).toMatchObject({ pathname: '/resetPassword', search: '', hash: '', state: null });
});

test('a person whose code does not come sends it again or goes back to the login', () => {
  renderPage(<VerifyPage />, { path: '/forgot/verify' });
  expect(screen.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', '/forgot_password');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
});

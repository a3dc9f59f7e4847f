import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatInPlace } from './format-in-place';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

function renderField() {
  render(<input aria-label="Number" onInput={formatInPlace((typed) => typed.replace(/\D/g, ''))} />);
  return userEvent.setup();
}

test('typing in the middle of a number keeps the cursor there', async () => {
  const user = renderField();
  await user.type(field(), '1245');
  await user.type(field(), 'x3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('12345');
  expect(field().selectionStart).toBe(3);
});

test('a person who pastes a number keeps what fits of it', async () => {
  const user = renderField();
  await user.click(field());
  await user.paste('+92 (300) 1');
  expect(field()).toHaveValue('923001');
});

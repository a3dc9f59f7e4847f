import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useDraft } from './use-draft';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { keepDraft, dropDraft } = useDraft(form);
  return (
    <form ref={form} onInput={keepDraft} onReset={dropDraft}>
      <input name="name" aria-label="Name" />
      <button type="reset">Reset</button>
    </form>
  );
}

test('a form that is rendered again has its unsent text, on its own page, until it is sent', async () => {
  history.replaceState(null, '', '/projects');
  const first = render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), 'Ayesha');
  first.unmount();

  history.replaceState(null, '', '/blog');
  const elsewhere = render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('');
  elsewhere.unmount();

  history.replaceState(null, '', '/projects');
  const again = render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('Ayesha');
  await userEvent.click(screen.getByRole('button'));
  again.unmount();
  render(<Form />);
  expect(screen.getByRole('textbox')).toHaveValue('');
});

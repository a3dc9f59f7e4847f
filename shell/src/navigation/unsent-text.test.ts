import { hasUnsentText, watchTyping } from './unsent-text';

beforeAll(watchTyping);

function openForm() {
  document.body.innerHTML = '<main><form><input name="email"></form></main>';
  const field = document.querySelector('input')!;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { field, main: document.querySelector('main')!, type };
}

test('text that a visitor has typed is unsent until its field is empty', () => {
  const { type } = openForm();
  expect(hasUnsentText()).toBe(false);
  type('ayesha@example.com');
  expect(hasUnsentText()).toBe(true);
  type('');
  expect(hasUnsentText()).toBe(false);
});

test('text in a page that was left is ignored', () => {
  const { main, type } = openForm();
  type('ayesha@example.com');
  main.remove();
  expect(hasUnsentText()).toBe(false);
});

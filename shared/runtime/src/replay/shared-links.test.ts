import { runReplay } from './testing/run-replay';

beforeEach(runReplay);

test.each(['pointerdown', 'focusin'])('a link to share has the address of its page after %s, once', (type) => {
  document.body.innerHTML = '<a href="https://wa.me/?text=Lake%20City" data-shares="/project_details/6"><svg /></a>';
  const press = () => document.querySelector('svg')!.dispatchEvent(new Event(type, { bubbles: true }));
  press();
  press();
  const { searchParams } = new URL(document.querySelector('a')!.href);
  expect(searchParams.get('text')).toBe(`Lake City ${location.origin}/project_details/6`);
});

test('other links stay as they are', () => {
  document.body.innerHTML = '<a href="https://wa.me/?text=Lake%20City">Share</a>';
  document.querySelector('a')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(document.querySelector('a')).toHaveAttribute('href', 'https://wa.me/?text=Lake%20City');
});

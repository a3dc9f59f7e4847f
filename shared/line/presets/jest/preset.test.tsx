import { setMedia } from 'mock-match-media';
import picture from './testing/picture.svg';

test('an imported picture is its file name', () => {
  expect(picture).toBe('picture.svg');
});

test('a media query is false until set, then notifies listeners', () => {
  const query = '(prefers-reduced-motion: reduce)';
  const list = window.matchMedia(query);
  const listener = jest.fn();
  list.addEventListener('change', listener);
  expect(list.matches).toBe(false);
  setMedia({ prefersReducedMotion: 'reduce' });
  expect(list.matches).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a media query that one test set is false again in the next', () => {
  expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
});

test('a request takes the abort signal of the window, as the router sends it', () => {
  const controller = new AbortController();
  const request = new Request('https://example.com/', { signal: controller.signal });
  expect(request.signal.aborted).toBe(false);
  controller.abort();
  expect(request.signal.aborted).toBe(true);
});

test('a request for the network is refused with a sentence that says what to do', async () => {
  await expect(fetch('https://example.com/')).rejects.toThrow("jest.spyOn(globalThis, 'fetch')");
});

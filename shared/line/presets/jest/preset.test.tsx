import { setMedia } from 'mock-match-media';

test.each(['first', 'next'])('a media query is false when the %s test begins, whatever another one set', () => {
  const { matchMedia } = window;
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(false);
  setMedia({ prefersReducedMotion: 'reduce' });
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
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

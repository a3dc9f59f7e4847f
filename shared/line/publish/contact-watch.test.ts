/** @jest-environment node */
import { ContactWatch } from './contact-watch';

test('health asks the contact database again after the clock was set back', async () => {
  jest.useFakeTimers();
  const states = ['open' as const];
  const watch = new ContactWatch(async () => states.shift() ?? 'elsewhere');
  expect(await watch.state()).toBe('open');
  jest.setSystemTime(Date.now() - 86_400_000);
  jest.advanceTimersByTime(5_000);
  expect(await watch.state()).toBe('elsewhere');
  jest.useRealTimers();
});

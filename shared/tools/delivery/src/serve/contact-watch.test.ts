/** @jest-environment node */
import { ContactWatch } from './contact-watch';

test('health asks the contact database again after the clock was set back', async () => {
  jest.useFakeTimers();
  const states = [
    { count: 0, oldestS: 0 },
    { count: 3, oldestS: 60 },
  ];
  const watch = new ContactWatch(async () => states.shift() ?? 'elsewhere');
  expect(await watch.state()).toEqual({ count: 0, oldestS: 0 });
  jest.setSystemTime(Date.now() - 86_400_000);
  jest.advanceTimersByTime(5_000);
  expect(await watch.state()).toEqual({ count: 3, oldestS: 60 });
  jest.useRealTimers();
});

import { type Failure, receiveFailures, reportError, watchFailures } from './report-error';

test('logs errors with their part, and keeps up to twenty until the reporter', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watchFailures();
  const error = new Error('broken');
  reportError('projects@1.0.0-aaaaaaaa', error, 'load');
  expect(console.error).toHaveBeenCalledWith('[projects@1.0.0-aaaaaaaa]', error);
  dispatchEvent(new ErrorEvent('error', { error }));
  const event = new CustomEvent('contact:request-failed', { bubbles: true, detail: 'PT429' });
  document.body.dispatchEvent(event);
  for (let more = 0; more < 30; more += 1) reportError('shell', more, 'render');

  const received: Failure[] = [];
  receiveFailures((failure) => received.push(failure));
  expect(received.slice(0, 3)).toEqual([
    { kind: 'load', value: error, part: 'projects@1.0.0-aaaaaaaa', stack: undefined },
    { kind: 'error', value: expect.any(ErrorEvent) },
    { kind: 'contact', value: event },
  ]);
  expect(received).toHaveLength(20);

  reportError('shell', 'later', 'render');
  expect(received.at(-1)).toMatchObject({ kind: 'render', value: 'later' });
});

import { pageShownEvent } from '../names';
import { reportError } from './report-error';
import { startReporter } from './start-reporter';

jest.mock('web-vitals', () => ({ onLCP: () => undefined, onINP: () => undefined, onCLS: () => undefined }));

function show(page: string): void {
  document.body.innerHTML = `<div id="root" data-part="shell@1"><main>${page}</main></div>`;
}
const landing = '<div data-part="marketing@1"><div data-part="projects@1"></div></div>';
const plans = '<div data-part="agency@1"></div>';

const target = { sample: 1, composition: 'c' };

const sendBeacon = jest.fn((_: string, __: string) => true);

beforeEach(() => {
  jest.useFakeTimers();
  sendBeacon.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(navigator, { sendBeacon });
  window.history.replaceState(null, '', '/?email=me@example.com');
  show(landing);
});
afterEach(() => jest.useRealTimers());

test('sends one report when the page is hidden, with all shown parts', () => {
  startReporter(target);
  show(plans);
  dispatchEvent(new Event(pageShownEvent));
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? ['', ''];
  expect(url).toBe('/rest/v1/report');
  expect(JSON.parse(body)).toEqual({
    composition: 'c',
    page: '/',
    parts: ['shell@1', 'marketing@1', 'projects@1', 'agency@1'],
    views: 1,
    failures: [],
    vitals: [],
  });
});

test('counts the view of a part that has thrown and is gone from the document', () => {
  startReporter(target);
  reportError('account@2', new Error('one'), 'render');
  dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '')).toMatchObject({
    parts: ['shell@1', 'marketing@1', 'projects@1', 'account@2'],
    views: 1,
  });
});

test('sends failures after five seconds, together', () => {
  startReporter({ ...target, url: 'https://reports.example/in' });
  reportError('projects@1', new Error('one'), 'render');
  jest.advanceTimersByTime(4000);
  reportError('projects@1', new Error('two'), 'render');
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? ['', ''];
  expect(url).toBe('https://reports.example/in');
  expect(JSON.parse(body)).toMatchObject({
    views: 1,
    failures: [{ message: 'Error: one' }, { message: 'Error: two' }],
  });
});

import type { FragmentId } from '@site/contracts';
import { noteFailure } from '../report-error';
import { startBeacon, type BeaconSite } from './start-beacon';

jest.mock('web-vitals', () => ({ onLCP: () => undefined, onINP: () => undefined, onCLS: () => undefined }));

let shown: (pathname: string) => void = () => undefined;
const page = (part: string, uses: readonly FragmentId[]): ReturnType<BeaconSite['findPage']> => ({ id: `${part}/pages/page`, route: { part, path: '/', page: 'page', uses } });
const site: BeaconSite = {
  composition: 'c',
  versionOf: () => '1',
  findPage: (path) => (path === '/' ? page('marketing', ['projects/fragments/project-grid']) : page('agency', [])),
  onShown: (listener) => (shown = listener),
};
const contact = { url: '', key: 'public' };

const sendBeacon = jest.fn((_: string, __: string) => true);
const fetched = jest.fn(async (_: string, __: RequestInit) => new Response());

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [sendBeacon, fetched]) mock.mockClear();
  Object.assign(navigator, { sendBeacon });
  Object.assign(globalThis, { fetch: fetched });
  window.history.replaceState(null, '', '/?email=me@example.com');
});
afterEach(() => jest.useRealTimers());

it('sends nothing before the page is hidden, and then one report with the parts of every page that was shown', () => {
  startBeacon(site, { sample: 1, contact });
  shown('/agency');
  jest.advanceTimersByTime(60_000);
  expect(fetched).not.toHaveBeenCalled();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, { headers, body }] = fetched.mock.calls[0] ?? ['', {}];
  expect([url, headers]).toEqual(['/rest/v1/report', { apikey: 'public', 'content-type': 'application/json' }]);
  expect(JSON.parse(String(body))).toEqual({ composition: 'c', page: '/', parts: ['shell@1', 'marketing@1', 'projects@1', 'agency@1'], views: 1, bad_views: 0, failures: [], vitals: [] });
});

it('sends failures after five seconds, together', () => {
  startBeacon(site, { sample: 1, contact, url: 'https://reports.example/in' });
  noteFailure({ kind: 'render', value: new Error('one'), part: 'projects@1' });
  jest.advanceTimersByTime(4000);
  noteFailure({ kind: 'render', value: new Error('two'), part: 'projects@1' });
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [url, body] = sendBeacon.mock.calls[0] ?? ['', ''];
  expect(url).toBe('https://reports.example/in');
  expect(JSON.parse(body)).toMatchObject({ views: 1, bad_views: 1, failures: [{ message: 'Error: one' }, { message: 'Error: two' }] });
});

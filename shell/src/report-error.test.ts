import { siteConfigElementId } from '@site/contracts';
import { reportError } from './report-error';

function compose(config: object): void {
  document.head.innerHTML = `<script type="application/json" id="${siteConfigElementId}"></script>`;
  const element = document.getElementById(siteConfigElementId);
  if (element) element.textContent = JSON.stringify({ contact: { url: '', key: 'k' }, ...config });
}

const sendBeacon = jest.fn(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('logs an error with its part and version, and sends nothing by default', () => {
  compose({});
  reportError('projects@1.0.0-aaaaaaaa', new Error('broken'));
  expect(console.error).toHaveBeenCalledWith('[projects@1.0.0-aaaaaaaa]', expect.any(Error));
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('reports an error where the site has a report URL, without data about the visitor', () => {
  compose({ report: 'https://reports.example/errors' });
  window.history.replaceState(null, '', '/login?email=me@example.com');
  reportError('account@1.0.0-aaaaaaaa', new Error('broken'));
  expect(sendBeacon).toHaveBeenCalledWith(
    'https://reports.example/errors',
    JSON.stringify({ part: 'account@1.0.0-aaaaaaaa', message: 'broken', path: '/login' }),
  );
});

import { partOf, type SiteConfig } from '@site/contracts';
import { receiveFailures } from '../report-error';
import type { PageMatch } from '../routing/match';
import { describeFailure } from './describe-failure';
import { measureVitals } from './measure-vitals';
import { type Report, viewReport } from './view-report';

/** What the beacon asks of the running site. */
export interface BeaconSite {
  /** Name of the registry of the document's composition, where its host says it. */
  composition: string | undefined;
  versionOf: (part: string) => string;
  findPage: (pathname: string) => Pick<PageMatch, 'id' | 'route'> | undefined;
  /** Calls the listener with each path that is shown from now on. */
  onShown: (listener: (pathname: string) => void) => void;
}

export type BeaconTarget = NonNullable<SiteConfig['beacon']> & Pick<SiteConfig, 'contact'>;

/** A failure is reported after so long (ms), together with those that come with it; everything else when the page is hidden. */
const gatherMs = 5000;

/** Reports this view: its parts, failures and web vitals. Loaded once, when the page is idle. */
export function startBeacon({ composition = '', versionOf, findPage, onShown }: BeaconSite, target: BeaconTarget): void {
  const named = (part: string) => `${part}@${versionOf(part)}`;
  const view = viewReport(composition, location.pathname);
  const show = (pathname: string) => {
    const match = findPage(pathname);
    view.show(['shell', ...(match ? [match.id, ...(match.route.uses ?? [])].map(partOf) : [])].map(named));
  };
  const send = () => {
    const report = view.take();
    if (report) sendReport(report, target);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  show(location.pathname);
  onShown(show);
  receiveFailures((failure) => {
    const described = describeFailure(failure, versionOf);
    if (!described) return;
    view.fail(described);
    timer ??= setTimeout(() => {
      timer = undefined;
      send();
    }, gatherMs);
  });
  measureVitals((vital) => view.measure(vital), () => named(partOf(findPage(location.pathname)?.id ?? 'shell/pages/unknown')));
  // Registered after those of web-vitals, which report their values in the same events.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}

/** The contact database wants its public key in a header, which `sendBeacon` cannot send; a request with `keepalive` outlives the page as well. */
function sendReport(report: Report, { url, contact }: BeaconTarget): void {
  const body = JSON.stringify(report);
  if (url) navigator.sendBeacon(url, body);
  else void fetch(`${contact.url}/rest/v1/report`, { method: 'POST', keepalive: true, headers: { apikey: contact.key, 'content-type': 'application/json' }, body }).catch(() => undefined);
}

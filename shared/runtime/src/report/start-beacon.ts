import type { ReportedVital, SiteConfig } from '@site/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { describeFailure } from './describe-failure';
import { pageShownEvent } from '../names';
import { receiveFailures } from './report-error';
import { listShownParts, partAt, partOfPage, shownVersionOf } from './shown-parts';
import { viewReport } from './view-report';

export type BeaconTarget = NonNullable<SiteConfig['beacon']> & { composition: string };

/** Milliseconds that a failure waits for others; the rest waits until the page is hidden. */
const gatherMs = 5000;

/** Reads only the document: an idle page has not started the site. */
export function startBeacon(target: BeaconTarget): void {
  const view = viewReport(target.composition, location.pathname);
  const show = () => view.show(listShownParts());
  const send = () => {
    const report = view.take();
    if (report) navigator.sendBeacon(target.url ?? '/rest/v1/report', JSON.stringify(report));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  show();
  addEventListener(pageShownEvent, show);
  receiveFailures((failure) => {
    const described = describeFailure(failure, shownVersionOf);
    if (!described) return;
    // A part that threw is no longer in the document.
    view.show([described.part]);
    view.fail(described);
    timer ??= setTimeout(() => {
      timer = undefined;
      send();
    }, gatherMs);
  });
  measureVitals(view.measure);
  // After web-vitals, which reports in the same events.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}

/** Each with the part that rendered the element. */
function measureVitals(report: (vital: ReportedVital) => void): void {
  const add = (name: ReportedVital['name'], value: number, node: Node | null | undefined) =>
    report({ name, value, part: partAt(node) || partOfPage() });
  onLCP(({ value, entries }) => add('LCP', value, entries.at(-1)?.element));
  onINP(({ value, entries }) => add('INP', value, entries[0]?.target));
  onCLS(({ value, entries }) =>
    add('CLS', value, [...entries].sort((one, other) => other.value - one.value)[0]?.sources[0]?.node),
  );
}

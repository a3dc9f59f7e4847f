import type { Report, ReportedFailure, ReportedVital, SiteConfig } from '@site/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { describeFailure } from './describe-failure';
import { pageShownEvent } from '../names';
import { receiveFailures } from './report-error';
import { listShownParts, partAt, partOfPage, shownVersionOf } from './shown-parts';

export type ReportTarget = NonNullable<SiteConfig['report']> & { composition: string };

/** Milliseconds that a failure waits for others; the rest waits until the page is hidden. */
const gatherMs = 5000;

/** Reads only the document, because on an idle page the site has not started. */
export function startReporter(target: ReportTarget): void {
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

/** Failures per view; equal ones count once. */
const mostFailures = 10;

/** Counts a view, and each part that a navigation adds, once. Nothing links reports or identifies a visitor. */
export function viewReport(composition: string, page: string) {
  const shown = new Set<string>();
  const failed = new Map<string, ReportedFailure>();
  let vitals: ReportedVital[] = [];
  let reported = { parts: 0, failures: 0 };
  return {
    show: (parts: readonly string[]) => parts.forEach((part) => shown.add(part)),
    fail: (failure: ReportedFailure) => failed.size < mostFailures && failed.set(JSON.stringify(failure), failure),
    measure: (vital: ReportedVital) => void vitals.push(vital),
    take: (): Report | undefined => {
      const added = [...shown].slice(reported.parts);
      const failures = [...failed.values()].slice(reported.failures);
      const taken = { failures, vitals };
      if (added.length + failures.length + vitals.length === 0) return undefined;
      reported = { parts: shown.size, failures: failed.size };
      vitals = [];
      const parts = added.length > 0 ? added : [...shown];
      return { composition, page, parts, views: added.length > 0 ? 1 : 0, ...taken };
    },
  };
}

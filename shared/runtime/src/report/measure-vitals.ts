import type { ReportedVital } from '@site/contracts';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { partAt, partOfPage } from './shown-parts';

/** Each with the part that rendered the element. */
export function measureVitals(report: (vital: ReportedVital) => void): void {
  const add = (name: ReportedVital['name'], value: number, node: Node | null | undefined) =>
    report({ name, value, part: partAt(node) || partOfPage() });
  onLCP(({ value, entries }) => add('LCP', value, entries.at(-1)?.element));
  onINP(({ value, entries }) => add('INP', value, entries[0]?.target));
  onCLS(({ value, entries }) =>
    add('CLS', value, [...entries].sort((one, other) => other.value - one.value)[0]?.sources[0]?.node),
  );
}

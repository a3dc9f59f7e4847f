import { onCLS, onINP, onLCP } from 'web-vitals';
import { partAt } from './describe-failure';
import type { ReportedVital } from './view-report';

/** Each with the part that rendered the element, or `otherwise`. */
export function measureVitals(report: (vital: ReportedVital) => void, otherwise: () => string): void {
  const add = (name: string, value: number, node: Node | null | undefined) =>
    report({ name, value, part: partAt(node) || otherwise() });
  onLCP(({ value, entries }) => add('LCP', value, entries.at(-1)?.element));
  onINP(({ value, entries }) => add('INP', value, entries[0]?.target));
  onCLS(({ value, entries }) =>
    add('CLS', value, [...entries].sort((one, other) => other.value - one.value)[0]?.sources[0]?.node),
  );
}

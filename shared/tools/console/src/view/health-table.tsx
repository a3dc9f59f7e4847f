import { chakra, Text, VisuallyHidden } from '@site/ui/core';
import type { ConsoleHealth, HealthFigures } from '../messages';
import type { Loaded } from './use-load';

/** Reports of all parts, while they are read and when they cannot be. */
export type PartHealth = Pick<Loaded<ConsoleHealth>, 'value' | 'problem'>;

/** What browsers report of the live version of a part, beside the one before. */
export function HealthTable({ part, health: { value, problem } }: { part: string; health: PartHealth }) {
  if (!value || 'note' in value)
    return (
      <Text textStyle="small" color="fg.muted">
        {value || problem ? 'No figures: see above.' : 'Reading reports …'}
      </Text>
    );
  const rows = value.rows.filter((row) => row.part === part);
  if (rows.every(({ views }) => views === 0))
    return (
      <Text textStyle="small" color="fg.muted">
        No view has been reported in the last {value.days} days.
      </Text>
    );
  return (
    <Table>
      <caption>
        <VisuallyHidden>Reports of {part}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {['Views', 'Errors', 'LCP', 'INP', 'CLS'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.is} {...row} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ is, views, errorsPer1000Views, LCP, INP, CLS }: HealthFigures) {
  return (
    <tr>
      <th scope="row">{is === 'live' ? 'Live' : 'Before'}</th>
      {[views.toLocaleString('en'), figure(errorsPer1000Views, 1), figure(LCP, 0), figure(INP, 0), figure(CLS, 3)].map(
        (text, index) => (
          <td key={index}>{text}</td>
        ),
      )}
    </tr>
  );
}

function figure(value: number | null, digits: number): string {
  return value === null
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { height: 0 },
    '& th, & td': { paddingBlock: '2px', textAlign: 'right', whiteSpace: 'nowrap' },
    '& thead th': { color: 'fg.muted' },
    '& tbody th': { textAlign: 'left', color: 'fg.muted' },
    '& tbody tr:first-of-type td': { fontWeight: 'strong' },
  },
});

import { Table, Text } from '@chakra-ui/react';
import type { ConsoleHealth, HealthFigures } from '../messages';
import type { Loaded } from './use-load';

export type PartHealth = Pick<Loaded<ConsoleHealth>, 'value' | 'problem'>;

export function HealthTable({ part, health: { value, problem } }: { part: string; health: PartHealth }) {
  if (!value || 'note' in value)
    return <Text color="fg.muted">{value || problem ? 'No figures: see above.' : 'Reading reports …'}</Text>;
  const rows = value.rows.filter((row) => row.part === part);
  if (rows.every(({ views }) => views === 0))
    return <Text color="fg.muted">No view has been reported in the last {value.days} days.</Text>;
  return (
    <Table.Root size="sm" aria-label={`Reports of ${part}`}>
      <Table.Header>
        <Table.Row>
          <Table.Cell />
          {['Views', 'Errors', 'LCP', 'INP', 'CLS'].map((name) => (
            <Table.ColumnHeader key={name} textAlign="end">
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.is}>
            <Table.ColumnHeader scope="row">{row.is === 'live' ? 'Live' : 'Before'}</Table.ColumnHeader>
            {figuresOf(row).map((text, index) => (
              <Table.Cell key={index} textAlign="end">
                {text}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function figuresOf({ views, errorsPer1000Views, LCP, INP, CLS }: HealthFigures): string[] {
  return [figure(views, 0), figure(errorsPer1000Views, 1), figure(LCP, 0), figure(INP, 0), figure(CLS, 3)];
}

function figure(value: number | null, digits: number): string {
  return value === null
    ? '–'
    : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

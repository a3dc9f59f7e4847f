import { chakra, Code, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import type { SharedMatrix, SharedModuleRow, SharedUseCell } from '../messages';

export function SharedTable({ remotes, modules }: SharedMatrix) {
  if (modules.length === 0) return <Text color="fg.muted">The shell provides no shared modules.</Text>;
  return (
    <Table.ScrollArea
      role="region"
      aria-label="Shared modules by part"
      tabIndex={0}
      position="relative"
      borderWidth="1px"
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            {['Module', ...remotes].map((name) => (
              <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {modules.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

function Row({ name, provided, exports, uses }: SharedModuleRow) {
  const count = exports === undefined ? '' : `, ${exports} export${exports === 1 ? '' : 's'}`;
  return (
    <Table.Row verticalAlign="top">
      <Table.ColumnHeader scope="row">
        <Code>{name}</Code>
        <Text color="fg.muted">{`${provided ?? 'not provided'}${count}`}</Text>
      </Table.ColumnHeader>
      {uses.map((cell, index) => (
        <Table.Cell key={index}>{cell ? <Use {...cell} exports={exports} /> : <NoUse />}</Table.Cell>
      ))}
    </Table.Row>
  );
}

function NoUse() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>does not ask for it</VisuallyHidden>
    </>
  );
}

function Use({ range, fits, breaksAt, used, exports }: SharedUseCell & { exports: number | undefined }) {
  if (!fits) return <Text color="red.fg">{range} is not met</Text>;
  if (!used) return <Two first={breaksAt ? `below ${breaksAt}` : 'any version'} second={range} />;
  if (used.length === 0) return <Two first="no export" second="any may go" />;
  return (
    <details>
      <chakra.summary py="1">
        uses {used.length} of {exports}
      </chakra.summary>
      {used.map((name) => (
        <Text key={name}>
          <Code>{name}</Code>
        </Text>
      ))}
    </details>
  );
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <Text color="fg.muted">{second}</Text>
    </>
  );
}

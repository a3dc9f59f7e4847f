import { Box, chakra, Text, VisuallyHidden } from '@site/ui/core';
import type { SharedMatrix, SharedModuleRow, SharedUseCell } from '../messages';
import { Code } from './code';

/**
 * Which remote asks for which shared module, and how far that can change before it breaks. Scrolls sideways on phones.
 */
export function SharedTable({ remotes, modules }: SharedMatrix) {
  if (modules.length === 0) return <Text color="fg.muted">The shell provides no shared modules.</Text>;
  return (
    <Box
      role="region"
      aria-label="Shared modules by part"
      tabIndex={0}
      position="relative"
      overflowX="auto"
      bg="bg.surface"
      border="1px solid {colors.border.hairline}"
      rounded="card"
    >
      <Table>
        <thead>
          <tr>
            <th scope="col">Module</th>
            {remotes.map((remote) => (
              <th key={remote} scope="col">
                {remote}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map((row) => (
            <Row key={row.name} row={row} remotes={remotes} />
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Row({
  row: { name, provided, exports, uses },
  remotes,
}: {
  row: SharedModuleRow;
  remotes: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">
        <Code whiteSpace="nowrap">{name}</Code>
        <Second>
          {[
            provided ?? 'not provided',
            ...(exports === undefined ? [] : [exports === 1 ? '1 export' : `${exports} exports`]),
          ].join(', ')}
        </Second>
      </th>
      {uses.map((cell, index) => (
        <td key={remotes[index]}>
          {cell ? (
            <Cell cell={cell} exports={exports} />
          ) : (
            <>
              <span aria-hidden>–</span>
              <VisuallyHidden>does not ask for it</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Cell({
  cell: { range, fits, breaksAt, used },
  exports,
}: {
  cell: SharedUseCell;
  exports: number | undefined;
}) {
  if (!fits)
    return (
      <chakra.span color="fg.error" fontWeight="strong">
        {range} is not met
      </chakra.span>
    );
  if (!used)
    return (
      <>
        {breaksAt ? `below ${breaksAt}` : 'any version'}
        <Second>{range}</Second>
      </>
    );
  if (used.length === 0)
    return (
      <>
        no export<Second>any may go</Second>
      </>
    );
  return (
    <details>
      <Summary>
        uses {used.length} of {exports}
      </Summary>
      {used.map((name) => (
        <Second key={name}>
          <Code>{name}</Code>
        </Second>
      ))}
    </details>
  );
}

const Second = chakra('span', { base: { display: 'block', color: 'fg.muted' } });

const Summary = chakra('summary', { base: { cursor: 'pointer', whiteSpace: 'nowrap' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'small',
    '& th, & td': {
      textAlign: 'left',
      verticalAlign: 'top',
      padding: '10px 16px',
      minWidth: { base: '7.5rem', md: '8.5rem' },
      borderTop: '1px solid {colors.border.hairline}',
    },
    '& thead th': { borderTop: 'none', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tr > :first-of-type': { position: { sm: 'sticky' }, insetInlineStart: 0, bg: 'bg.surface', minWidth: '10rem' },
  },
});

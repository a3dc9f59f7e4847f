import { chakra } from '@site/ui/core';

/** Names and values in two ruled columns. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <List>
      {facts.map(({ name, value }) => (
        <Fact key={name}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Fact>
      ))}
    </List>
  );
}

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, columnGap: '12' },
});

const Fact = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '18px',
    borderBottom: '1px solid {colors.border.hairline}',
  },
});

const Name = chakra('dt', { base: { color: 'fg.muted', fontWeight: 500 } });
const Value = chakra('dd', { base: { fontWeight: 'semibold', textAlign: 'end' } });

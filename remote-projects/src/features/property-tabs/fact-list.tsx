import { chakra, Text } from '@site/ui/core';

export interface FactListProps {
  facts: readonly { name: string; value: string }[];
  note?: string;
}

export function FactList({ facts, note }: FactListProps) {
  return (
    <>
      <List>
        {facts.map(({ name, value }) => (
          <Fact key={name}>
            <Name>{name}</Name>
            <Value>{value}</Value>
          </Fact>
        ))}
      </List>
      {note && (
        <Text textStyle="small" color="fg.muted" mt="4">
          {note}
        </Text>
      )}
    </>
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

const Name = chakra('dt', { base: { color: 'fg.muted', fontWeight: 500, flexShrink: 0, maxWidth: '50%' } });
const Value = chakra('dd', { base: { fontWeight: 'semibold', textAlign: 'end' } });

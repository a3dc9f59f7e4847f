import type { ReactNode } from 'react';
import { Box, chakra, Code, Heading, List, Text } from '@chakra-ui/react';
import type { StepDiff } from '../messages';

export function StepChanges({ diff, sequence }: { diff: StepDiff; sequence: number }) {
  if (diff.isEqual) return <Text>The site is the same as before: this step only affects later ones.</Text>;
  return (
    <>
      <Group title="Parts">{diff.parts.map(partOf)}</Group>
      <Group title="Contracts">{diff.contracts}</Group>
      <Group title="Site">{diff.site}</Group>
      <Group title="Pages">{diff.pages.map(pageOf)}</Group>
      <Text color="fg.muted">
        With screenshots:{' '}
        <Code>
          npx manzil diff {sequence - 1} {sequence} --html diff.html
        </Code>
      </Text>
    </>
  );
}

function partOf({ part, before, after, commits, note }: StepDiff['parts'][number]): ReactNode {
  return (
    <>
      {part}: <Code>{before ?? 'not there'}</Code> → <Code>{after ?? 'retired'}</Code>
      <Items>{[...commits, ...(note ? [`(${note})`] : [])]}</Items>
    </>
  );
}

function pageOf({ name, state, sentences }: StepDiff['pages'][number]): ReactNode {
  if (sentences.length === 0) return `${name}: ${state}`;
  return (
    <details>
      <chakra.summary py="1">
        {name}: {state} in {sentences.length === 1 ? 'one way' : `${sentences.length} ways`}
      </chakra.summary>
      <Items>{sentences}</Items>
    </details>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  return children.length > 0 ? (
    <Box>
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Items>{children}</Items>
    </Box>
  ) : null;
}

function Items({ children }: { children: readonly ReactNode[] }) {
  return (
    <List.Root ps="4">
      {children.map((child, index) => (
        <List.Item key={index}>{child}</List.Item>
      ))}
    </List.Root>
  );
}

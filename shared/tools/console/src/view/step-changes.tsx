import type { ReactNode } from 'react';
import { Box, chakra, Heading, Stack, Text } from '@site/ui/core';
import type { StepDiff } from '../messages';
import { Code } from './code';

/** What an activation has changed, in the sentences of `npx manzil diff`. */
export function StepChanges({
  diff: { isEqual, parts, contracts, site, pages },
  sequence,
}: {
  diff: StepDiff;
  sequence: number;
}) {
  if (isEqual)
    return (
      <Text textStyle="small">The site is the same as before: this step says something about later ones alone.</Text>
    );
  return (
    <Stack gap="5">
      {parts.length > 0 && (
        <Group title="Parts">
          {parts.map(({ part, before, after, commits, note }) => (
            <li key={part}>
              {part}: <Code>{before ?? 'not there'}</Code> → <Code>{after ?? 'retired'}</Code>
              {(commits.length > 0 || note) && (
                <List>
                  {commits.map((commit) => (
                    <li key={commit}>
                      <Code>{commit.split(' ')[0]}</Code> {commit.split(' ').slice(1).join(' ')}
                    </li>
                  ))}
                  {note && <li>({note})</li>}
                </List>
              )}
            </li>
          ))}
        </Group>
      )}
      <Sentences title="Contracts" sentences={contracts} />
      <Sentences title="Site" sentences={site} />
      {pages.length > 0 && (
        <Group title="Pages">
          {pages.map(({ name, state, sentences }) => (
            <li key={name}>
              {sentences.length === 0 ? (
                `${name}: ${state}`
              ) : (
                <details>
                  <Summary>
                    {name}: {state} in {sentences.length === 1 ? 'one way' : `${sentences.length} ways`}
                  </Summary>
                  <List>
                    {sentences.map((sentence, index) => (
                      <li key={index}>{sentence}</li>
                    ))}
                  </List>
                </details>
              )}
            </li>
          ))}
        </Group>
      )}
      <Text textStyle="small" color="fg.muted">
        With screenshots:{' '}
        <Code>
          npx manzil diff {sequence - 1} {sequence} --html diff.html
        </Code>
      </Text>
    </Stack>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return sentences.length > 0 ? (
    <Group title={title}>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </Group>
  ) : null;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Heading level={3} textStyle="label" color="fg.muted">
        {title}
      </Heading>
      <Plain>{children}</Plain>
    </Box>
  );
}

const Plain = chakra('ul', {
  base: { textStyle: 'small', marginTop: '1', overflowWrap: 'anywhere', '& > li + li': { marginTop: '1' } },
});

const List = chakra('ul', { base: { color: 'fg.muted', paddingInlineStart: '4', '& > li': { listStyle: 'disc' } } });

const Summary = chakra('summary', { base: { cursor: 'pointer' } });

import { Box, Text } from '@site/ui/core';
import type { WithdrawnVersion } from '../messages';
import { Ago } from './ago';
import { Code } from './code';
import { Who } from './who';

/** Versions that nobody puts live any more, with the reason. */
export function WithdrawnList({ withdrawn }: { withdrawn: readonly WithdrawnVersion[] }) {
  if (withdrawn.length === 0) return <Text color="fg.muted">None.</Text>;
  return (
    <Box as="ul">
      {withdrawn.map(({ part, version, why, at, by }) => (
        <Box as="li" key={`${part}@${version}`} py="2">
          <Text>
            {part} <Code>{version}</Code>: {why}
          </Text>
          <Text textStyle="small" color="fg.muted">
            <Ago at={at} />
            <Who by={by} />
          </Text>
        </Box>
      ))}
    </Box>
  );
}

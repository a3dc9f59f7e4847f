import { Link, Text } from '@chakra-ui/react';
import type { Actor } from '@site/contracts';
import { Ago } from './ago';

/** With the CI run. Empty for old entries. */
export function Who({ by }: { by: Actor | undefined }) {
  if (!by) return null;
  return (
    <>
      {' by '}
      {by.name}
      {by.run && (
        <>
          {' in '}
          <Link href={by.run} rel="noreferrer" variant="underline">
            a CI run
          </Link>
        </>
      )}
    </>
  );
}

export function When({ at, by }: { at: string; by: Actor | undefined }) {
  return (
    <Text color="fg.muted">
      <Ago at={at} />
      <Who by={by} />
    </Text>
  );
}

import { Link, Text } from '@chakra-ui/react';
import type { Actor } from '@site/contracts';
import { Ago } from './ago';

/** Who did something, with the address of the CI run. Nothing where an old entry does not have it. */
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

/** When something happened, and by whom. */
export function When({ at, by }: { at: string; by: Actor | undefined }) {
  return (
    <Text color="fg.muted">
      <Ago at={at} />
      <Who by={by} />
    </Text>
  );
}

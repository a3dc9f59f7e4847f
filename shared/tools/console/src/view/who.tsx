import type { Actor } from '@site/contracts';
import { TextLink } from '@site/ui/core';

/** Who did something, with the address of the CI run. Nothing where an old entry does not say it. */
export function Who({ by }: { by: Actor | undefined }) {
  if (!by) return null;
  return (
    <>
      {' by '}
      {by.name}
      {by.run && (
        <>
          {' in '}
          <TextLink href={by.run} rel="noreferrer">
            a CI run
          </TextLink>
        </>
      )}
    </>
  );
}

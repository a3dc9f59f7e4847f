import { memo } from 'react';
import type { FragmentProps } from '@site/contracts';
import { RemoteModule } from './remote-module';

export type FragmentElementProps<Id extends keyof FragmentProps> = {
  id: Id;
  /** Visitor-facing name, e.g. `Projects`; shown when it is unavailable. */
  label: string;
} & FragmentProps[Id];

/**
 * Consumes a fragment of another part. Write the id as a literal: a release finds it in the sources, so that the
 * fragment is preloaded, prerendered and checked.
 */
export const Fragment = memo(FragmentOf) as typeof FragmentOf; // `memo` loses the type parameter.

/** Memoized: an update from above discards HTML that is still dehydrated. */
function FragmentOf<Id extends keyof FragmentProps>({ id, label, ...rest }: FragmentElementProps<Id>) {
  return <RemoteModule id={id} label={label} with={rest} />;
}

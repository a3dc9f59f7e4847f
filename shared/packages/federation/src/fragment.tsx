import { memo } from 'react';
import type { FragmentProps } from '@site/contracts';
import { RemoteModule } from './remote-module';

export type FragmentElementProps<Id extends keyof FragmentProps> = {
  id: Id;
  /** The visitor's word for it, e.g. `Projects`; shown when it is unavailable. */
  label: string;
} & FragmentProps[Id];

/**
 * Consumes a fragment of another part, by its id. The id must be written out: a release finds it in the
 * sources, so that the fragment is preloaded, prerendered, and covered by the check.
 */
export const Fragment = memo(FragmentOf) as typeof FragmentOf; // `memo` loses the type parameter

/** Compared by its properties: an update from above discards HTML that is still dehydrated. */
function FragmentOf<Id extends keyof FragmentProps>({ id, label, ...rest }: FragmentElementProps<Id>) {
  return <RemoteModule id={id} label={label} with={rest} />;
}

import type { FragmentProps } from '@site/contracts';
import { RemoteModule } from './remote-module';

export type FragmentElementProps<Id extends keyof FragmentProps> = {
  id: Id;
  /** What a visitor would call it, e.g. `Projects`; used when it is unavailable. */
  label: string;
} & FragmentProps[Id];

/**
 * Consumes a fragment of another team, by its id. The page's route must name it in `uses`, so that
 * it is preloaded and the check knows of it.
 */
export function Fragment<Id extends keyof FragmentProps>({ id, label, ...rest }: FragmentElementProps<Id>) {
  return <RemoteModule id={id} label={label} with={rest} />;
}

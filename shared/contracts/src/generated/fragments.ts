// Written by `npx manzil pull` from the remotes' src/fragments.

import type { PropsOf } from '../props-of';

/** Properties of each fragment by its id. */
export interface FragmentProps {
  'projects/fragments/project-grid': PropsOf<typeof import('../../../../remote-projects/src/fragments/project-grid').default>;
  'projects/fragments/property-grid': PropsOf<typeof import('../../../../remote-projects/src/fragments/property-grid').default>;
  'projects/fragments/search-field': PropsOf<typeof import('../../../../remote-projects/src/fragments/search-field').default>;
}

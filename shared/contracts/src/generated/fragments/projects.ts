// Written by `npx manzil pull` from remote-projects/src/fragments.
import type { ProjectGridProps } from '../../../../../remote-projects/src/fragments/project-grid';
import type { PropertyGridProps } from '../../../../../remote-projects/src/fragments/property-grid';

export interface ProjectsFragments {
  'projects/fragments/project-grid': ProjectGridProps;
  'projects/fragments/property-grid': PropertyGridProps;
}

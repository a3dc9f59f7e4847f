// Written by `npx manzil pull` from the remotes' src/fragments.

/** Properties of each fragment by its id. The producer exports the type beside the fragment, the consumer passes them. */
export interface FragmentProps {
  'projects/fragments/project-grid': import('../../../../remote-projects/src/fragments/project-grid').ProjectGridProps;
  'projects/fragments/property-grid': import('../../../../remote-projects/src/fragments/property-grid').PropertyGridProps;
}

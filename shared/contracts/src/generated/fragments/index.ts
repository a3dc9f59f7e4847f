// Written by `npx manzil pull` from the remotes' src/fragments.
import type { ProjectsFragments } from './projects';

/** Properties of each fragment by its id. The producer exports the type beside the fragment, the consumer passes them. */
export type FragmentProps = ProjectsFragments;

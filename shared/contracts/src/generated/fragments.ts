// Written by `npx manzil pull` from the releases of parts elsewhere.

import type { PropsOf } from '../fragment-props';

/** Properties of each fragment by its id. Each remote adds its own: `fragment-props.ts`. */
export interface FragmentProps {
}

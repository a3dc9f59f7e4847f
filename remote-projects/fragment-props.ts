// Written by `npx manzil pull` from src/fragments.

import type { PropsOf } from '@site/contracts';

declare module '@site/contracts' {
  interface FragmentProps {
    'projects/fragments/project-grid': PropsOf<typeof import('./src/fragments/project-grid').default>;
    'projects/fragments/property-grid': PropsOf<typeof import('./src/fragments/property-grid').default>;
    'projects/fragments/search-field': PropsOf<typeof import('./src/fragments/search-field').default>;
  }
}

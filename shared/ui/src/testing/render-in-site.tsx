import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { SiteProvider } from '../core/site-provider';

export function renderInSite(part: ReactElement) {
  const inSite = (element: ReactElement) => (
    <MemoryRouter>
      <SiteProvider>{element}</SiteProvider>
    </MemoryRouter>
  );
  const view = render(inSite(part));
  return { ...view, user: userEvent.setup(), update: (next: ReactElement) => view.rerender(inSite(next)) };
}

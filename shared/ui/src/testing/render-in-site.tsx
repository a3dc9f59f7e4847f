import type { ReactElement } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { SiteProvider } from '../core/site-provider';

export function renderInSite(part: ReactElement) {
  const inSite = (element: ReactElement) => (
    <CacheProvider value={cache}>
      <MemoryRouter>
        <SiteProvider>{element}</SiteProvider>
      </MemoryRouter>
    </CacheProvider>
  );
  // Not speedy, so that rules are text for `cssOf`.
  const cache = createCache({ key: 'css', speedy: false });
  const view = render(inSite(part));
  return { ...view, user: userEvent.setup(), update: (next: ReactElement) => view.rerender(inSite(next)) };
}

/** As text: jsdom reads neither layers nor media queries. */
export function cssOf(element: Element): string {
  const sheets = Array.from(document.querySelectorAll('style[data-emotion]'), (style) => style.textContent);
  return sheets.filter((css) => Array.from(element.classList).some((name) => css.includes(`.${name}`))).join('\n');
}

import type { ReactElement } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { SiteProvider } from '../core/site-provider';

/** For the tests of this package: a part under the theme and a router, and a person to use it. */
export function renderInSite(part: ReactElement) {
  const inSite = (element: ReactElement) => (
    <CacheProvider value={cache}>
      <MemoryRouter>
        <SiteProvider>{element}</SiteProvider>
      </MemoryRouter>
    </CacheProvider>
  );
  // Not speedy: the rules are written as text, where `cssOf` finds them.
  const cache = createCache({ key: 'css', speedy: false });
  const view = render(inSite(part));
  return { ...view, user: userEvent.setup(), update: (next: ReactElement) => view.rerender(inSite(next)) };
}

/** The rules of an element as text: jsdom reads neither layers nor media queries. */
export function cssOf(element: Element): string {
  const sheets = Array.from(document.querySelectorAll('style[data-emotion]'), (style) => style.textContent);
  return sheets.filter((css) => Array.from(element.classList).some((name) => css.includes(`.${name}`))).join('\n');
}

import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { siteConfigElementId, type ModuleId } from '@site/contracts';
import { HostProvider, type Host } from '@site/runtime';
import { ModuleStore, type RemoteComponent } from '@site/runtime/hydrate';
import { SiteProvider } from '@site/ui/core';

export interface RenderPageOptions {
  /** Default `/`. */
  path?: string;
  /** Replacements of consumed fragments; missing ones are unavailable. */
  fragments?: Partial<Record<ModuleId, RemoteComponent>>;
}

/** Renders a page as the shell does. `router.state.location` has the last link. */
export function renderPage(page: ReactElement, { path = '/', fragments = {} }: RenderPageOptions = {}) {
  writeSiteConfig();
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  const user = userEvent.setup();
  const view = render(
    <HostProvider value={testHost(fragments)}>
      <SiteProvider>
        <RouterProvider router={router} />
      </SiteProvider>
    </HostProvider>,
  );
  return { ...view, user, router };
}

function testHost(fragments: Partial<Record<ModuleId, RemoteComponent>>): Host {
  const store = new ModuleStore(async (id) => {
    const component = fragments[id];
    if (!component) throw new Error(`The test provides no ${id}.`);
    return { default: component };
  });
  for (const [id, component] of Object.entries(fragments)) {
    if (component) store.provide(id as ModuleId, { default: component });
  }
  return {
    store,
    versionOf: () => 'test',
    Unavailable: ({ label, onRetry }) => (
      <div>
        <p>{label} is unavailable.</p>
        <button onClick={onRetry}>Try again</button>
      </div>
    ),
    Pending: () => <p>Loading</p>,
    onError: (part, error) => {
      throw new Error(`${part} threw while rendering.`, { cause: error });
    },
  };
}

/** The contact form reads the document's configuration. */
function writeSiteConfig(): void {
  if (document.getElementById(siteConfigElementId)) return;
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = siteConfigElementId;
  element.textContent = JSON.stringify({ contact: { url: '', key: 'sb_publishable_test' } });
  document.head.append(element);
}

import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ModuleId, PageRegistry } from '@site/contracts';
import { HostProvider, type Host } from '@site/runtime';
import { ModuleStore, type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { SiteProvider } from '@site/ui/core';
import { rulesOf } from '@site/ui/rules';
import { refuseRawStyles } from '@site/ui/style-names';
import type { RenderedPage } from './document/rendered-page';
import { Pending } from './frame/pending';
import { readPage } from './navigation/load-page';
import { headOf } from './routing/head';
import { SiteRegistry } from './routing/site-registry';
import { siteRoutes } from './site-routes';

export { sharedScope as shared } from './shared-scope-node';
export { writeDocument, type DocumentInput } from './document/write-document';

export interface RenderInput {
  path: string;
  registry: PageRegistry;
  modules: ReadonlyMap<ModuleId, RemoteModuleNamespace>;
}

/** React moves larger boundaries with an inline script, which the policy forbids. */
const wholeDocument = Number.MAX_SAFE_INTEGER;

/** Renderings may run concurrently. Rejects when a part throws. */
export async function renderPage({ path, registry, modules }: RenderInput): Promise<RenderedPage> {
  const site = new SiteRegistry(registry, { pathname: path });
  const { query, dataRoutes } = createStaticHandler(siteRoutes(() => readPage(site, path)));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect.`);
  const errors: unknown[] = [];
  const waiting = new Set<ModuleId>();
  const onDraw: Host['onDraw'] = (id, hydrate) => hydrate !== 'load' && waiting.add(id);
  const { prelude } = await prerender(
    <HostProvider value={{ ...prerenderHost(site, modules), onDraw }}>
      <SiteProvider>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </SiteProvider>
    </HostProvider>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: wholeDocument },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered: ${String(errors[0])}`, { cause: errors[0] });
  refuseRawStyles(path, html);
  const match = site.findPage(path);
  return {
    html,
    rules: rulesOf(html),
    waiting: [...waiting],
    head: headOf(match, path),
    status: match?.isKnown ? 200 : 404,
  };
}

function prerenderHost(site: SiteRegistry, modules: RenderInput['modules']): Host {
  const store = new ModuleStore((id) => Promise.reject(new Error(`${id} was not found in the sources of the page.`)));
  for (const [id, module] of modules) store.provide(id, module);
  return {
    store,
    versionOf: (part) => site.versionOf(part),
    Pending,
    Unavailable: ({ label }) => {
      throw new Error(`The page shows the fragment "${label}", which was not found in its sources: write out its id.`);
    },
    onError: (part, error) => {
      throw new Error(`${part} threw while rendering.`, { cause: error });
    },
  };
}

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import type { ModuleId, PageRegistry } from '@site/contracts';
import { HostProvider, type Host } from '@site/runtime';
import { ModuleStore, type RemoteModuleNamespace } from '@site/runtime/hydrate';
import { SiteProvider } from '@site/ui/core';
import { documentSystem } from '@site/ui/document';
import type { RenderedPage } from './document/write-document';
import { Pending } from './frame/unavailable';
import { headOf } from './router/head';
import { SiteRegistry, type LoadedPage } from './router/site-registry';
import { siteRoutes } from './site';

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
  const cache = styleCache();
  const loader = ({ params, pattern }: LoaderFunctionArgs) => site.readPage({ params, pattern, pathname: path });
  const { query, dataRoutes } = createStaticHandler(siteRoutes(site.routes, loader));
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect.`);
  const errors: unknown[] = [];
  const waiting = new Set<ModuleId>();
  const onDraw: Host['onDraw'] = (id, hydrate) => hydrate !== 'load' && waiting.add(id);
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <HostProvider value={{ ...prerenderHost(site, modules), onDraw }}>
        <SiteProvider system={documentSystem}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </SiteProvider>
      </HostProvider>
    </CacheProvider>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: wholeDocument },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} cannot be rendered: ${String(errors[0])}`, { cause: errors[0] });
  const [{ match } = {}] = Object.values<LoadedPage | undefined>(context.loaderData);
  return {
    html,
    styles: stylesOf(cache),
    waiting: [...waiting],
    head: headOf(match, path),
    status: match?.isKnown ? 200 : 404,
  };
}

/**
 * With `compat`, Emotion keeps the rules of a page instead of writing style elements among its other elements. Without
 * plugins it adds no prefixes, which the supported browsers do not need.
 */
function styleCache(): EmotionCache {
  return Object.assign(createCache({ key: 'css', stylisPlugins: [] }), { compat: true as const });
}

/** Rules for elements first. */
function stylesOf({ inserted, registered }: EmotionCache): RenderedPage['styles'] {
  const ofComponents = Object.keys(inserted).filter((name) => `css-${name}` in registered);
  const others = Object.keys(inserted).filter((name) => !(`css-${name}` in registered));
  const names = [...others, ...ofComponents];
  return { names: names.join(' '), css: names.map((name) => String(inserted[name])).join('') };
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

/**
 * Compiled into the shell and every remote, so `__webpack_require__` is that container's runtime. Adds to each
 * script: integrity, a Trusted Types policy, `crossorigin`, a short time limit, and a new URL per attempt.
 */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { quickFailureMs, scriptBudgetMs, scriptElement } from './script-loader';

type Done = (event: { type: string; target: HTMLScriptElement }) => void;

interface WebpackRuntime {
  l?: ((url: string, done: Done, key?: string, chunkId?: string | number) => void) & { isOurs?: boolean };
}

declare const __webpack_require__: WebpackRuntime | undefined;

/**
 * webpack's chunk loader waits 120 s and retries the same URL, which the browser has locked. This one retries once
 * after a quick failure: a failed preload also fails the script that reuses its response.
 */
function loadChunk(url: string, done: Done): void {
  const started = performance.now();
  request(url, (event) => {
    const failedQuickly = event.type === 'error' && performance.now() - started < quickFailureMs;
    if (failedQuickly) request(url, done);
    else done(event);
  });
}

function request(url: string, done: Done): void {
  const script = scriptElement(url);
  const finish = (type: string) => {
    clearTimeout(timer);
    script.remove();
    done({ type, target: script });
  };
  const timer = setTimeout(finish, scriptBudgetMs, 'timeout');
  script.onload = () => finish('load');
  script.onerror = () => finish('error');
  document.head.append(script);
}
loadChunk.isOurs = true;

if (typeof __webpack_require__ !== 'undefined' && __webpack_require__.l && !__webpack_require__.l.isOurs) {
  __webpack_require__.l = loadChunk;
}

/** The runtime keeps the rejected promise of a shared module. Removing it lets the next attempt load the module. */
const forgetFailedShare: ModuleFederationRuntimePlugin['errorLoadShare'] = ({ pkgName, shareScopeMap }) => {
  for (const scope of Object.values(shareScopeMap))
    for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
};

/** A default export, because federation's `runtimePlugins` requires one. */
export default function sitePlugin() {
  return {
    name: 'site-script-loader',
    errorLoadShare: forgetFailedShare,
    createScript: ({ url }: { url: string }) => ({ script: scriptElement(url), timeout: scriptBudgetMs }),
  };
}

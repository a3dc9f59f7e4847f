/**
 * Compiled into the shell and into every remote, so that `__webpack_require__` is the runtime of
 * that container. Gives each script what federation and webpack lack: integrity, a Trusted Types
 * policy, `crossorigin`, a time limit that fits a visitor, and a changed URL on every new attempt.
 */
import { scriptElement, scriptBudgetMs } from './script-loader';

type Done = (event: Event | { type: string; target: HTMLScriptElement }) => void;

interface WebpackRuntime {
  l?: ((url: string, done: Done, key?: string, chunkId?: string | number) => void) & { isOurs?: boolean };
}

declare const __webpack_require__: WebpackRuntime | undefined;

const pending = new Map<string, Done[]>();

/**
 * webpack's own chunk loader waits 120 s and asks for the same locked URL again. This one asks twice
 * when the first answer is a quick no: a preload that failed takes the script of its URL with it.
 */
function loadChunk(url: string, done: Done): void {
  const href = new URL(url, location.href).href;
  const waiting = pending.get(href);
  if (waiting) {
    waiting.push(done);
    return;
  }
  pending.set(href, [done]);
  const started = performance.now();
  const finish: Done = (event) => {
    const queue = pending.get(href) ?? [];
    pending.delete(href);
    for (const each of queue) each(event);
  };
  askFor(href, (event) => {
    const isQuickNo = event.type === 'error' && performance.now() - started < quickNoMs;
    if (isQuickNo) askFor(href, finish);
    else finish(event);
  });
}

/** An answer that took longer is no leftover of a preload. */
const quickNoMs = 1000;

function askFor(href: string, done: Done): void {
  const script = scriptElement(href);
  const finish: Done = (event) => {
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  const timer = setTimeout(() => finish({ type: 'timeout', target: script }), scriptBudgetMs);
  script.onload = finish;
  script.onerror = (event) => finish(typeof event === 'string' ? { type: 'error', target: script } : event);
  document.head.append(script);
}
loadChunk.isOurs = true;

if (typeof __webpack_require__ !== 'undefined' && __webpack_require__.l && !__webpack_require__.l.isOurs) {
  __webpack_require__.l = loadChunk;
}

/** Default export: the shape that federation's `runtimePlugins` asks for. */
export default function sitePlugin() {
  return {
    name: 'site-scripts',
    createScript: ({ url }: { url: string }) => ({ script: scriptElement(url), timeout: scriptBudgetMs }),
  };
}

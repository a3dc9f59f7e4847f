import { readSiteConfig } from '@site/contracts';

/** A script that hangs keeps the load event away for ever: after so long (ms) the beacon is loaded without it. */
const loadLimitMs = 15_000;

/** Without idle time the beacon is loaded after so long (ms). */
const idleLimitMs = 10_000;

/**
 * After the page has loaded and is idle, loads what reports the view: for the sampled share of views, and nothing for
 * the others.
 */
export function loadBeacon(): void {
  const { beacon, contact, development } = readSiteConfig();
  if (!beacon || development || Math.random() >= beacon.sample) return;
  let isLoaded = false;
  const load = () => {
    if (!isLoaded)
      void import(/* webpackChunkName: "beacon" */ './start-beacon').then(
        ({ startBeacon }) => startBeacon({ ...beacon, contact }),
        () => undefined,
      );
    isLoaded = true;
  };
  // Safari has no idle callbacks.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: idleLimitMs }) : setTimeout(load, 2000);
  if (document.readyState === 'complete') return void whenIdle();
  addEventListener('load', whenIdle);
  setTimeout(whenIdle, loadLimitMs);
}

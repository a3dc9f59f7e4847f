import { readSiteConfig } from '@site/contracts';

/** Milliseconds; a hanging script delays the load event forever. */
const loadLimitMs = 15_000;

const idleLimitMs = 10_000;

/** For the sampled share of views, when the loaded page is idle. */
export function loadBeacon(composition: string): void {
  const { beacon, development } = readSiteConfig();
  if (!beacon || development || Math.random() >= beacon.sample) return;
  let isLoaded = false;
  const load = () => {
    if (!isLoaded)
      void import(/* webpackChunkName: "beacon" */ './start-beacon').then(
        ({ startBeacon }) => startBeacon({ ...beacon, composition }),
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

import { readSiteConfig } from '@site/contracts';

/** Milliseconds; a hanging script delays the load event forever. */
const loadLimitMs = 15_000;

const idleLimitMs = 10_000;

/** For the sampled share of views, when the loaded page is idle. */
export function loadReporter(composition: string): void {
  const { report, development } = readSiteConfig();
  if (!report || development || Math.random() >= report.sample) return;
  let isLoaded = false;
  const load = () => {
    if (!isLoaded)
      void import(/* webpackChunkName: "reporter" */ './start-reporter').then(
        ({ startReporter }) => startReporter({ ...report, composition }),
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

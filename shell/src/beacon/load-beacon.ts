import { readSiteConfig } from '@site/contracts';
import type { BeaconSite } from './start-beacon';

/** Without idle time the beacon is loaded after so long (ms). */
const idleLimitMs = 10_000;

/** After the page has loaded and is idle, loads what reports the view: for the sampled share of views, and nothing for the others. */
export function loadBeacon(site: BeaconSite): void {
  const { beacon, contact, development } = readSiteConfig();
  if (!beacon || development || Math.random() >= beacon.sample) return;
  const load = () => void import('./start-beacon').then(({ startBeacon }) => startBeacon(site, { ...beacon, contact }), () => undefined);
  // Safari has no idle callbacks.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load, { timeout: idleLimitMs }) : setTimeout(load, 2000));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

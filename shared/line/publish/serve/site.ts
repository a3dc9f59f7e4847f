import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactWatch } from './contact-watch';
import type { HstsOptions } from './hsts';
import type { LiveSite } from './live-site';
import type { Metrics } from './metrics';

export interface Site {
  live: LiveSite;
  contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  contactWatch: ContactWatch;
  metrics: Metrics;
  metricsFor: 'local' | 'public';
  hsts: HstsOptions;
  trustedProxy: boolean;
  /** False during shutdown, and while many pages are missing. */
  isReady: () => boolean;
}

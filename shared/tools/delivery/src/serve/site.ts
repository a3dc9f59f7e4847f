import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadShown } from '@site/contact-store';
import type { HstsOptions } from './hsts';
import type { LiveSite } from './live-site';
import type { Metrics } from './metrics';

/** What a server answers from. */
export interface Site {
  live: LiveSite;
  /** Search engines are asked to leave it out. */
  isPreview?: true;
  contact: (request: IncomingMessage, response: ServerResponse, shown: ReadShown) => Promise<void>;
  metrics: Metrics;
  metricsFor: 'local' | 'public';
  hsts: HstsOptions;
  /** A proxy of ours says from which address a request came. */
  trustedProxy: boolean;
  /** False once the server is being stopped. */
  isReady: () => boolean;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReadShown } from '@site/contact-store';
import type { ContactWatch } from './contact-watch';
import type { HstsOptions } from './hsts';
import type { LiveSite } from './live-site';
import type { Metrics } from './metrics';

/** What a server answers from. */
export interface Site {
  live: LiveSite;
  /** Search engines are asked to leave it out. */
  isPreview?: true;
  contact: (request: IncomingMessage, response: ServerResponse, shown: ReadShown) => Promise<void>;
  contactWatch: ContactWatch;
  metrics: Metrics;
  metricsFor: 'local' | 'public';
  hsts: HstsOptions;
  /** A proxy of ours says from which address a request came. */
  trustedProxy: boolean;
  /** False once the server is being stopped, and while it lacks many pages. */
  isReady: () => boolean;
}

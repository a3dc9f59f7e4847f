import { pollMs, type ServeOptions } from '../publish/serve';
import type { Settings } from '../storage/settings';

export function serveOptions({
  port,
  bucket,
  metrics,
  trustedProxy,
  hstsSubdomains,
}: Settings): Pick<ServeOptions, 'port' | 'pollMs' | 'metrics' | 'hsts' | 'trustedProxy'> {
  return {
    port,
    metrics,
    trustedProxy,
    pollMs: bucket ? pollMs.bucket : pollMs.folder,
    hsts: { isForwarded: trustedProxy, includeSubDomains: hstsSubdomains },
  };
}

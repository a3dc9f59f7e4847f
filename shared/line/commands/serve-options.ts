import { pollMs, type ServeOptions } from '../publish';
import type { Settings } from '../storage/settings';

export function serveOptions({
  port,
  bucket,
  trustedProxy,
  hstsSubdomains,
}: Settings): Pick<ServeOptions, 'port' | 'pollMs' | 'hsts' | 'trustedProxy'> {
  return {
    port,
    trustedProxy,
    pollMs: bucket ? pollMs.bucket : pollMs.folder,
    hsts: { isForwarded: trustedProxy, includeSubDomains: hstsSubdomains },
  };
}

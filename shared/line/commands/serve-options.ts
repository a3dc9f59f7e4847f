import { pollMs, type ServeOptions } from '../publish';
import type { Settings } from '../storage/settings';

export function serveOptions({
  port,
  bucket,
  trustedProxy,
}: Settings): Pick<ServeOptions, 'port' | 'pollMs' | 'trustedProxy'> {
  return {
    port,
    trustedProxy,
    pollMs: bucket ? pollMs.bucket : pollMs.folder,
  };
}

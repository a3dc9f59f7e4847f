/**
 * Stands in for `SnapshotHandler.js` of federation's runtime, which reads manifests: the registry names each remote's
 * entry. `disableSnapshot` takes the plugins out that would call it, not the handler. The runtime still looks for these
 * fields when a remote is registered again.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

/** Nothing is known of a remote but what is registered. */
export function getGlobalRemoteInfo(): object {
  return {};
}

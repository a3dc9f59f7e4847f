/**
 * Replaces `SnapshotHandler.js` of federation's runtime, which reads manifests: the registry names entries.
 * `disableSnapshot` removes its plugins, not the handler. The runtime still reads these fields.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => undefined };
}

export function getGlobalRemoteInfo(): object {
  return {};
}

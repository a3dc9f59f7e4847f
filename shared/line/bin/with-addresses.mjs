/**
 * The lock file with the address of each package at this registry. Without addresses, npm first reads the list of
 * versions of each package, which takes half of the time. Integrity stays as locked.
 */
export function withAddresses(lockFile, registry) {
  const lock = JSON.parse(lockFile);
  for (const [path, locked] of Object.entries(lock.packages)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!name || locked.link || locked.resolved) continue;
    const whole = locked.name ?? name;
    locked.resolved = `${registry.replace(/\/?$/, '/')}${whole}/-/${whole.split('/').at(-1)}-${locked.version}.tgz`;
  }
  return JSON.stringify(lock);
}

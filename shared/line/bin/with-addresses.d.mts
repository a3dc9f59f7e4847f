export function withAddresses(lockFile: string, registry: string): string;

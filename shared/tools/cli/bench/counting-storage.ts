import type { Storage } from '@site/delivery/storage';

export class CountingStorage implements Storage {
  reads = 0;
  writes = 0;
  bytes = 0;

  constructor(readonly below: Storage) {}

  reset(): void {
    [this.reads, this.writes, this.bytes] = [0, 0, 0];
  }

  read(key: string): Promise<Buffer | undefined> {
    this.reads += 1;
    return this.below.read(key);
  }

  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    const outcome = await this.below.writeOnce(key, bytes);
    if (outcome === 'exists') return outcome;
    this.writes += 1;
    this.bytes += bytes.length;
    return outcome;
  }

  list(prefix: string): Promise<string[]> {
    return this.below.list(prefix);
  }

  remove(key: string): Promise<void> {
    return this.below.remove(key);
  }
}

import { readdirSync, readFileSync } from 'node:fs';

/** Peak memory of this process and its children, sampled twice a second (Linux). */
export class PeakMemory {
  #peak = 0;
  readonly #timer = setInterval(() => (this.#peak = Math.max(this.#peak, residentBytes())), 500);

  /** In MB. */
  stop(): number {
    clearInterval(this.#timer);
    return Math.round(this.#peak / 1e6);
  }
}

function residentBytes(): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid);
  return [String(process.pid), ...children].reduce((sum, pid) => sum + residentOf(pid), 0);
}

function parentOf(pid: string): number {
  return Number(field(pid, 'PPid'));
}

function residentOf(pid: string): number {
  return Number(field(pid, 'VmRSS')) * 1024;
}

function field(pid: string, name: string): string {
  try {
    return new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  } catch {
    return '0';
  }
}

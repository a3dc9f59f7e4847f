import { readFileSync } from 'node:fs';

/** Of a second; what Linux counts processor time in. */
const tick = 1 / 100;

/**
 * Processor time of this process and of its children that have ended, user and system (Linux). Load on the machine does
 * not change it much.
 */
export function cpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * tick, 0);
}

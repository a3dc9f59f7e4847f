import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Longer than any build takes, in ms. */
const patience = 300_000;

/**
 * Does the work while no other process that asks for the same lock does. It saves work and promises no
 * more: a lock that is held too long is passed by, and one whose process has died is taken over. The contact store's
 * directory needs one that is never passed by (`lockDirectory`), and a storage may be a bucket, where nobody knows the
 * processes: leases with an end (`@site/delivery`).
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  while (!take(file) && performance.now() < until) await setTimeout(100);
  try {
    return await work();
  } finally {
    if (holder(file) === String(process.pid)) rmSync(file, { force: true });
  }
}

/** Whether there is a process of that id. */
export function isRunning(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

function take(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const pid = holder(file);
    if (pid && !isRunning(pid)) rmSync(file, { force: true });
    return false;
  }
}

/** Id of the process that has the lock; empty for a moment while it is being taken, or when nobody has it. */
function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

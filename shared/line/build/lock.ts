import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds, longer than any build. */
const patience = 300_000;

/**
 * Runs `work` under an advisory lock: a lock held too long is ignored, a dead process's lock is taken over. Data
 * directories need a strict lock (`lockDirectory`).
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

function holder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

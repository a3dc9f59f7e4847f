import { spawn } from 'node:child_process';

/** Runs Node in place of this process, with its signals and exit code. */
export function handOver(args, options) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  // Ctrl-C reaches both.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  endWithNpm(child);
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * npm passes SIGTERM only to its shell, so a new parent is the sign. Only under npm: a background process outlives its
 * shell on purpose.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch); // A second signal would end the child at once.
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}

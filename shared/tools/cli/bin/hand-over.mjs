import { spawn } from 'node:child_process';

/** Runs Node with these arguments in place of this process: signals go there, and the exit code comes back. */
export function handOver(args, options) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  // Ctrl-C reaches both; the child ends in its own time and says how.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  endWithNpm(child);
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * npm passes SIGTERM on to its shell, which ends without passing it on to us: what is left to notice is another
 * parent. Only under npm, because a process that was put into the background by hand outlives its shell on purpose.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch); // a second signal would not let the child end in its own time
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * npm passes SIGTERM only to its shell, so a new parent is the sign. Only under npm: a background process outlives its
 * shell on purpose.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch); // A second signal would end the process at once.
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

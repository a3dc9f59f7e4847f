import { createServer } from 'node:net';

export async function findFreePort(wanted: number): Promise<number> {
  return (await isFree(wanted)) ? wanted : findFreePort(wanted + 1);
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

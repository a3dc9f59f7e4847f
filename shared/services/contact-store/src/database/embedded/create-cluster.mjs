import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Plain JavaScript in a thread of its own: initdb blocks for seconds and leaves 500 MB behind, which end with the
// thread.
const database = await PGlite.create({ dataDir: workerData });
await database.close();
parentPort.postMessage('created');

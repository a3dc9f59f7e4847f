import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';

// Plain JavaScript in a thread: Postgres computes for milliseconds at a time. `DatabaseThread` is the other end. A
// message is a transaction or a request to close.

/** @typedef {{ sql: string, parameters?: unknown[] }} Statement */

// Before Postgres is compiled: on Node 24, V8's optimizing compiler takes 900 MB, the baseline compiler 300 MB;
// transactions take 0.5 ms with either.
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag);
const { PGlite } = await import('@electric-sql/pglite');

const database = await PGlite.create({ dataDir: workerData });
parentPort.on('message', answer);
parentPort.postMessage({ id: 0 });

async function answer({ id, statements }) {
  try {
    parentPort.postMessage({ id, results: statements ? await transact(statements) : await database.close() });
  } catch (error) {
    const { code, message, detail, hint } = error;
    parentPort.postMessage({ id, error: { code, message: message ?? String(error), detail, hint } });
  }
}

/** @param {Statement[]} statements */
function transact(statements) {
  return database.transaction(async (transaction) => {
    const results = [];
    for (const { sql, parameters } of statements) {
      results.push(
        parameters
          ? (await transaction.query(sql, parameters)).rows
          : ((await transaction.exec(sql)).at(-1)?.rows ?? []),
      );
    }
    return results;
  });
}

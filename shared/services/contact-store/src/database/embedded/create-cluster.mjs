import { PGlite } from '@electric-sql/pglite';

// Plain JavaScript in a process of its own: initdb leaves hundreds of megabytes behind, which end with the process.
const [, , directory] = process.argv;
const database = await PGlite.create({ dataDir: directory });
await database.close();

import { PGlite } from '@electric-sql/pglite';

// Plain JavaScript in a child process: initdb takes hundreds of megabytes, which are freed when the process ends.
const [, , directory] = process.argv;
const database = await PGlite.create({ dataDir: directory });
await database.close();

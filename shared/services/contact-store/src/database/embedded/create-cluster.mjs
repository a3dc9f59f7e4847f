import { PGlite } from '@electric-sql/pglite';

// Plain JavaScript in a child process: initdb takes hundreds of megabytes, freed at its end.
const [, , directory] = process.argv;
const database = await PGlite.create({ dataDir: directory });
await database.close();

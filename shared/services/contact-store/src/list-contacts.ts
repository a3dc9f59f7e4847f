import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { ContactRow } from './contact-row';
import { openDatabase } from './database/database';
import { askOwner } from './lock/ask-owner';
import { claimDirectory, findOwner } from './lock/claim-directory';

/** All rows, oldest first, with the rights of the owner of the table. */
export async function listContacts(postgres: PGlite): Promise<ContactRow[]> {
  const { rows } = await postgres.query<ContactRow>(`
    select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at,
           name, purpose, email, phone, message
    from public.contact order by contact.created_at, id`);
  return rows;
}

/**
 * All rows of a data directory, whether or not a site is running on it: a running site is asked through
 * its socket, which only the user who started it may open. An empty list when there is no database yet.
 */
export async function listContactsIn(dataDir: string): Promise<ContactRow[]> {
  if (!existsSync(path.join(dataDir, 'postgres'))) return [];
  const directory = await realpath(dataDir);
  const owner = await findOwner(directory);
  return owner ? listFromOwner(directory, owner) : listFromFiles(directory);
}

async function listFromOwner(directory: string, owner: string) {
  const answer = await askOwner(directory, owner, '/contacts');
  if (answer.state !== 'answered') throw new Error(`The site that was using ${directory} has just stopped: try again.`);
  return JSON.parse(answer.body) as ContactRow[];
}

async function listFromFiles(directory: string) {
  const claim = await claimDirectory(directory);
  try {
    const database = await openDatabase(directory);
    return await listContacts(database.postgres).finally(() => database.close());
  } finally {
    await claim.release();
  }
}

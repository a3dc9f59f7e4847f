import type { ContactDatabase, Row, Statement, TransactionOptions } from '../database/database';
import { askOwner } from './ask-owner';
import type { OwnerRequest } from './owner-server';

/** A large import or export takes its time. */
const limitMs = 60_000;

/**
 * The database of a running site, reached through the socket in its data directory, which only the user who started the
 * site may open.
 */
export function ownerDatabase(directory: string, socket: string): ContactDatabase {
  return {
    async transact(statements: readonly Statement[], options: TransactionOptions = {}): Promise<Row[][]> {
      const body: OwnerRequest = { statements, options };
      const answer = await askOwner(directory, socket, '/transactions', JSON.stringify(body), limitMs);
      if (answer.state !== 'answered')
        throw new Error(`The site that was using ${directory} has just stopped: try again.`);
      return JSON.parse(answer.body) as Row[][];
    },
    close: () => Promise.resolve(),
  };
}

import type { ContactDatabase, Row, Statement, TransactionOptions } from '../database/database';
import { askOwner } from './ask-owner';
import type { OwnerRequest } from './owner-server';

/** Milliseconds: a large import or export takes time. */
const limitMs = 60_000;

/** A running site's database through its socket, which only the same user can open. */
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

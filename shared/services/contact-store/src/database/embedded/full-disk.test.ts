/** @jest-environment node */
import path from 'node:path';
import { listRequests, openContactStore } from '../..';
import { listContacts } from '../../operator/list-contacts';
import { withOperatorDatabase } from '../../operator/open-operator-database';
import { prepareDirectory } from '../../prepare-directory';
import { describeOnSmallDisk, SmallDisk } from '../../testing/small-disk';
import { atTheEnd } from '../../testing/temporary-directory';
import type { Statement } from '../database';
import { DatabaseUnavailableError, DiskFullError, isUnavailable } from '../errors';
import { EmbeddedDatabase } from './embedded-database';

/** Incompressible: 4,800 bytes in the log. */
const insertLong = (name: string) => ({
  sql: `insert into public.contact (name, purpose, email, message)
        select $1, 'Buy', 'ayesha', string_agg(md5(random()::text), '') from generate_series(1, 150)`,
  parameters: [name],
});

/** Half of this file's time. */
const testWhenEnduring = process.env.ENDURE ? test : () => undefined;

/** Forces a new 16 MB log file. */
const nextLogFile: Statement = { sql: 'select pg_switch_wal()' };

describeOnSmallDisk('on a disk that fills up', () => {
  let disk: SmallDisk;
  let directory: string;
  const stored: string[] = [];

  beforeAll(async () => {
    disk = await SmallDisk.mount(160);
    directory = path.join(disk.directory, 'contact');
    await prepareDirectory(directory);
  });

  async function storeUntil(
    database: EmbeddedDatabase,
    isOver: (error?: unknown) => boolean,
    before: Statement[] = [],
  ) {
    for (;;) {
      const name = `Visitor ${stored.length}`;
      const error: unknown = await database.transact([...before, insertLong(name)]).then(
        () => void stored.push(name),
        (reason: unknown) => reason,
      );
      if (isOver(error)) return error;
    }
  }

  test('requests are refused in time, and stored again when there is room', async () => {
    const database = await EmbeddedDatabase.open(directory);
    atTheEnd(() => database.close());
    disk.fill(33);
    const error = await storeUntil(database, (reason) => reason !== undefined);
    expect(error).toBeInstanceOf(DiskFullError);
    expect(error).toMatchObject({
      message: expect.stringMatching(
        /^The disk of .* is full: \d+ MB are free, and the contact database needs 32 MB\. Make room, or set DATA_DIR/,
      ),
    });
    expect((await listContacts(database)).map(({ name }) => name)).toEqual(expect.arrayContaining(stored));
    disk.makeRoom();
    await storeUntil(database, (reason) => reason === undefined);
    await database.close();
  }, 60_000);

  testWhenEnduring(
    'a hanging full-disk database is reopened without loss when there is room',
    async () => {
      const logged: string[] = [];
      const database = await EmbeddedDatabase.open(directory, (line) => logged.push(line), {
        leastFreeBytes: 0,
        answerMs: 3000,
        reopenMs: 200,
      });
      atTheEnd(() => database.close());
      disk.fill(6);
      const error = await storeUntil(database, (reason) => reason instanceof DatabaseUnavailableError, [nextLogFile]);
      expect(error).toMatchObject({ message: 'The contact database has not answered for 3 s' });
      disk.makeRoom();
      await storeUntil(database, (reason) => reason === undefined);
      expect(logged.at(0)).toBe(
        'The contact database is lost and will be opened again: The contact database has not answered for 3 s',
      );
      expect(logged.at(-1)).toBe('The contact database is open again.');
      const names = new Set((await listContacts(database)).map(({ name }) => name));
      expect(stored.filter((name) => !names.has(name))).toEqual([]);
      await database.close();
    },
    60_000,
  );

  test('a start on a full disk fails with one sentence; operators still read', async () => {
    disk.fill(5);
    await expect(EmbeddedDatabase.open(directory)).rejects.toThrow(
      /^The disk of .* is full: 5 MB are free, and the contact database needs 32 MB\. Make room, or set DATA_DIR to a directory on another disk\.$/,
    );
    const names = await withOperatorDatabase({ dataDir: directory, isReadOnly: true }, async (database) =>
      (await listContacts(database)).map(({ name }) => name),
    );
    expect(names).toEqual(expect.arrayContaining(stored));
  }, 60_000);

  test('a start without room may be tried again later', async () => {
    disk.fill(5);
    const error: unknown = await EmbeddedDatabase.open(directory).catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
  });

  test('a database on a read-only disk is read by operators, and may be opened later', async () => {
    disk.allowWrites(false);
    try {
      const error: unknown = await openContactStore({ dataDir: directory }).catch((reason: unknown) => reason);
      expect([isUnavailable(error), String(error)]).toEqual([
        true,
        expect.stringMatching(/cannot be opened: .*EROFS.* Let this user write there, or set DATA_DIR/),
      ]);
      expect(await listRequests({ dataDir: directory }, {})).toContain(stored[0]);
    } finally {
      disk.allowWrites(true);
    }
  }, 60_000);

  test('a first start on a full disk fails and leaves nothing', async () => {
    disk.fill(70);
    const empty = path.join(disk.directory, 'new');
    await prepareDirectory(empty);
    await expect(EmbeddedDatabase.open(empty)).rejects.toThrow('the contact database needs 96 MB');
  });
});

/** @jest-environment node */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openContactStore } from '.';
import { listContacts } from './operator';
import { pgliteDatabase } from './pglite';
import { useDatabase } from './testing/each-database';
import { describeOnSmallDisk, SmallDisk } from './testing/small-disk';
import { atTheEnd, makeTemporaryDirectory } from './testing/temporary-directory';

/** 4,800 bytes that the log cannot compress. */
const insertLong = (name: string) => ({
  sql: `insert into public.contact (name, purpose, email, message)
        select $1, 'Buy', 'ayesha', string_agg(md5(random()::text), '') from generate_series(1, 150)`,
  parameters: [name],
});

const database = useDatabase();

/** Sorted: two requests of one millisecond have no order. */
async function names(of = database()) {
  return (await listContacts(of)).map(({ name }) => name).sort();
}

test('a crashed database is opened again with everything acknowledged', async () => {
  await database().transact([insertLong('Ayesha')]);
  jest.spyOn(PGlite.prototype, 'transaction').mockRejectedValueOnce(new Error('memory access out of bounds'));
  await expect(database().transact([insertLong('Bilal')])).rejects.toThrow('memory access');
  expect(await names()).toEqual(['Ayesha']);
});

test('the process does other work between transactions that wait', async () => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await Promise.all(Array.from({ length: 20 }, () => database().transact([{ sql: 'select 1' }])));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('a refused statement rolls back its transaction only', async () => {
  const before = await names();
  const refused = database().transact([insertLong('Bilal'), { sql: 'select 1 / 0' }]);
  await expect(refused).rejects.toMatchObject({ code: '22012', message: 'division by zero' });
  expect(await names()).toEqual(before);
});

test('files of another Postgres are not opened', async () => {
  const directory = await makeTemporaryDirectory();
  await mkdir(path.join(directory, 'postgres'));
  await writeFile(path.join(directory, 'postgres/PG_VERSION'), '17\n');
  await expect(pgliteDatabase(directory).transact([])).rejects.toThrow(
    /cannot be opened: it was written by Postgres 17, and this release has 18\. /,
  );
});

describeOnSmallDisk('on a disk that fills up', () => {
  let disk: SmallDisk;
  let directory: string;
  const stored: string[] = [];

  beforeAll(async () => {
    disk = await SmallDisk.mount(160);
    directory = path.join(disk.directory, 'contact');
  });

  test('requests are refused in time, read meanwhile, and stored again when there is room', async () => {
    const full = pgliteDatabase(directory);
    atTheEnd(() => full.close());
    const store = async () => {
      await full.transact([insertLong(`Visitor ${stored.length}`)]);
      stored.push(`Visitor ${stored.length}`);
    };
    await store();
    disk.fill(33);
    const refused = async () => {
      for (;;) await store();
    };
    await expect(refused()).rejects.toMatchObject({
      code: '53100',
      message: expect.stringMatching(/^The disk of .* is full: \d+ MB are free, and PGlite needs 32 MB$/),
    });
    expect(await names(full)).toEqual([...stored].sort());
    disk.makeRoom();
    await store();
    await full.close();
  });

  test('a site starts without room, and stores requests when there is some', async () => {
    disk.fill(5);
    const lines: string[] = [];
    const store = await openContactStore({ dataDir: directory, log: (line) => lines.push(line) });
    expect(lines).toEqual([
      expect.stringMatching(/refused until the database answers: .* is full: 5 MB are free, .* set DATA_DIR/),
    ]);
    disk.makeRoom();
    const isOpen = () => store.check().then(Boolean, () => false);
    while (!(await isOpen())) await new Promise(setImmediate);
    disk.fill(5);
    await expect(store.check()).rejects.toMatchObject({ code: '53100' });
    disk.makeRoom();
    await store.close();
    const again = pgliteDatabase(directory);
    expect(await names(again)).toEqual([...stored].sort());
    await again.close();
  });

  test('a read-only disk, and a first start on a full one, are named', async () => {
    disk.allowWrites(false);
    await expect(
      pgliteDatabase(directory)
        .transact([])
        .finally(() => disk.allowWrites(true)),
    ).rejects.toThrow(/cannot be opened: .*EROFS.* set DATA_DIR/);
    disk.fill(70);
    await expect(pgliteDatabase(path.join(disk.directory, 'new')).transact([])).rejects.toThrow('PGlite needs 96 MB');
  });
});

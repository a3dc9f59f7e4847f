/** @jest-environment node */
import { queryRows } from './database';
import { deleteContacts, listContacts, markDone } from './operator';
import { describeOnEachDatabase } from './testing/each-database';

describeOnEachDatabase((database) => {
  beforeEach(() => queryRows(database(), { sql: 'delete from public.contact' }));

  async function store(name: string) {
    const [row] = await queryRows<{ id: string }>(database(), {
      sql: `insert into public.contact (name, purpose, email) values ($1, 'Buy', 'ayesha') returning id::text`,
      parameters: [name],
    });
    return row?.id ?? '';
  }

  const namesOfNew = async () =>
    (await listContacts(database())).filter(({ isDone }) => !isDone).map(({ name }) => name);

  test('a request marked by the start of its id is no longer new', async () => {
    const [first] = [await store('Ayesha'), await store('Bilal')];
    expect(await markDone(database(), [first.slice(0, 8)])).toBe(1);
    expect(await markDone(database(), [first])).toBe(1);
    expect(await namesOfNew()).toEqual(['Bilal']);
    expect(await listContacts(database())).toHaveLength(2);
  });

  test('a request is deleted for good, also one that is done', async () => {
    const id = await store('Ayesha');
    await markDone(database(), [id]);
    expect(await deleteContacts(database(), [id])).toBe(1);
    expect(await listContacts(database())).toEqual([]);
  });

  test('an id that is mistyped, unknown or not unique changes nothing', async () => {
    const id = await store('Ayesha');
    await expect(deleteContacts(database(), [id, 'ffffffff'])).rejects.toThrow(
      'There is no contact request with the id "ffffffff". Nothing was changed.',
    );
    await expect(deleteContacts(database(), ["' or true"])).rejects.toThrow('is not an id');
    await expect(deleteContacts(database(), ['%%%%%%%%'])).rejects.toThrow('is not an id');
    const pair = [1, 2].map((end) => `('00000000-0000-4000-8000-00000000000${end}', 'Visitor ${end}', 'Buy', 'b')`);
    await queryRows(database(), { sql: `insert into public.contact (id, name, purpose, email) values ${pair.join()}` });
    await expect(markDone(database(), ['00000000'])).rejects.toThrow(
      'More than one id begins with "00000000": give more of it. Nothing was changed.',
    );
    expect(await namesOfNew()).toHaveLength(3);
  });
});

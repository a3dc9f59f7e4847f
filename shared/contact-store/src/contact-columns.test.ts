/** @jest-environment node */
import { contactColumns } from '@site/contracts/contact-columns';
import { hiddenColumns, readableColumns, sentColumns } from './contact-row';
import { queryRows } from './database';
import { describeOnEachDatabase } from './testing/each-database';

describeOnEachDatabase((database) => {
  const list = (sql: string) => queryRows<{ name: string; value: string }>(database(), { sql });

  const granted = async (right: string) =>
    (
      await list(`select column_name as name from information_schema.column_privileges
        where table_schema = 'public' and table_name = 'contact' and grantee = 'anon' and privilege_type = '${right}'`)
    ).map(({ name }) => name);

  test('the table has the columns of the list, and no others', async () => {
    const columns = await list(`select column_name as name, is_nullable as value from information_schema.columns
      where table_schema = 'public' and table_name = 'contact'`);
    expect(columns.map(({ name }) => name).sort()).toEqual([...readableColumns, ...hiddenColumns].sort());
    const nullable = columns.filter(({ value }) => value === 'YES').map(({ name }) => name);
    const optional = contactColumns.flatMap(({ name, isRequired }) => (isRequired ? [] : [name]));
    expect(nullable.sort()).toEqual([...optional].sort());
  });

  test('a sender may write the columns of the list, and read them back', async () => {
    expect((await granted('INSERT')).sort()).toEqual([...sentColumns].sort());
    expect((await granted('SELECT')).sort()).toEqual([...readableColumns].sort());
  });

  test('each column takes the length or the choices of the list', async () => {
    const checks = await list(`select conname as name, pg_get_constraintdef(oid) as value from pg_constraint
      where conrelid = 'public.contact'::regclass and contype = 'c'`);
    const text = checks.map(({ value }) => value).join('\n');
    const lengths = Array.from(text.matchAll(/char_length\((\w+)\) <= (\d+)/g), ([, name, most]) => [name, most]);
    const choices = Array.from(text.matchAll(/\((\w+) = ANY \(ARRAY\[([^\]]*)\]/g), ([, name, values = '']) => [
      name,
      Array.from(values.matchAll(/'([^']*)'/g), ([, value]) => value),
    ]);
    const limits = contactColumns.map((column) =>
      'most' in column ? [column.name, String(column.most)] : [column.name, column.choices],
    );
    expect([...lengths, ...choices].sort()).toEqual(limits.sort());
  });
});

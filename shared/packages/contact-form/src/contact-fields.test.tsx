import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { openForm } from './testing/open-form';

const migrations = path.resolve(__dirname, '../../../services/contact-store/migrations');
const sql = readdirSync(migrations)
  .map((file) => readFileSync(path.join(migrations, file), 'utf8'))
  .join('\n');
const limits = Array.from(
  sql.matchAll(/char_length\((name|email|phone|message)\)\s*<= (\d+)/g),
  ([, column = '', limit = '']) => [column, limit] as const,
);

test('each field takes as many characters as its column, which refuses a longer text', () => {
  openForm();
  expect(limits).toHaveLength(4);
  const taken = limits.map(([column]) => [
    column,
    screen.getByRole('textbox', { name: new RegExp(`^${column}`, 'i') }).getAttribute('maxlength'),
  ]);
  expect(taken).toEqual(limits);
});

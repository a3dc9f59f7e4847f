/** @jest-environment node */
import type { ContactRow } from './contact-row';
import { toCsv } from './csv';

const row: ContactRow = {
  id: '6ad59f71-06a4-4d1f-a8e9-c2f18d7e64d0',
  created_at: '2024-05-20T09:30:00.123456Z',
  name: 'Ayesha',
  purpose: 'Buy',
  email: 'ayesha@example.com',
  phone: null,
  message: 'Hello',
};

const start = '6ad59f71-06a4-4d1f-a8e9-c2f18d7e64d0,2024-05-20T09:30:00.123456Z';

test('a spreadsheet gets one line per request, with line breaks and quotes kept', () => {
  expect(toCsv([{ ...row, message: 'one\n"two", three' }])).toBe(
    `id,created_at,name,purpose,email,phone,message\r\n${start},Ayesha,Buy,ayesha@example.com,,"one\n""two"", three"\r\n`,
  );
});

test.each([
  '=1+1',
  '+92 300',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\ufeff=1',
  '\u200b=1',
  '\u202e\u00ad=1',
  '\u061c=1',
  '\u0085=1',
  '\u0001=1',
  '\u007f=1',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff20SUM(A1)',
  '\tx',
  '\nx',
])('a cell that begins like %j is not a formula in a spreadsheet', (name) => {
  const [, line] = toCsv([{ ...row, name }]).split(/\r\n(?=6ad59f71)/);
  expect(line).toMatch(/^[^,]+,[^,]+,"?'/);
});

test.each([
  ['x;=HYPERLINK(1)', `"x;'=HYPERLINK(1)"`],
  ['x; "=1', `"x; ""'=1"`],
  ['x\n=1', `"x\n'=1"`],
  ['x;\uff1d1', `"x;'\uff1d1"`],
  ['x\t-1', `"x\t'-1"`],
  ['x;\u200b=1', `"x;\u200b'=1"`],
])('in a spreadsheet that takes other separators than commas, %j begins no formula', (message, cell) => {
  expect(toCsv([{ ...row, message }])).toContain(`,${cell}\r\n`);
});

test.each(['3 + 4 = 7', 'https://example.com/?a=1', 'ayesha@example.com'])(
  'the text %j stays as it was sent',
  (message) => {
    expect(toCsv([{ ...row, message }])).toContain(`,${message}\r\n`);
  },
);

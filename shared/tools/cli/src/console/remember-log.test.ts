/** @jest-environment node */
import { type Storage } from '@site/delivery/storage';
import { rememberLog } from './remember-log';

it('an existing log entry is read once, everything else each time', async () => {
  const read = jest.fn<Promise<Buffer | undefined>, [string]>(async (key) =>
    key === 'live/00000002.json' ? undefined : Buffer.from(key),
  );
  const storage = rememberLog({ read } as Partial<Storage> as Storage);
  const asked = [
    'live/00000001.json',
    'live/00000002.json',
    'releases/shop/1.0.0-1a2b3c4d/release.json',
    'previews/new/live/00000001.json',
  ];
  for (const key of [...asked, ...asked]) await storage.read(key);
  expect(read.mock.calls.map(([key]) => key)).toEqual([...asked, ...asked.slice(1)]);
  expect(String(await storage.read('live/00000001.json'))).toBe('live/00000001.json');
});

/** @jest-environment node */
import { keys } from '../storage';
import { MemoryStorage } from '../testing/memory-site';
import { licensesText } from './root-files';

const mit = { version: '1.0.0', license: 'MIT', text: 'Permission is hereby granted' };

const release = (part: string, file: string) => ({ part, licenses: { file, packages: [] } });

test('names every package of every part above its terms, and equal terms once', async () => {
  const storage = new MemoryStorage();
  await storage.writeOnce(
    keys.file('shell', 'a.json'),
    JSON.stringify([
      { name: 'react', ...mit },
      { name: 'stylis', ...mit },
    ]),
  );
  await storage.writeOnce(
    keys.file('agency', 'b.json'),
    JSON.stringify([
      { name: 'react', ...mit },
      { name: 'lucide', version: '2.0.0', license: 'ISC', text: 'Permission to use' },
    ]),
  );
  const text = await licensesText(storage, [release('shell', 'a.json'), release('agency', 'b.json')]);
  expect(text).toContain('lucide 2.0.0 (ISC)\n\nPermission to use\n');
  expect(text).toContain('react 1.0.0 (MIT)\nstylis 1.0.0 (MIT)\n\nPermission is hereby granted\n');
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(1);
});

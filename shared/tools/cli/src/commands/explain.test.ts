/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keys } from '@site/delivery/storage';
import { TestSite } from '@site/delivery/testing';
import { explain } from './explain';

const { SITE_DIR } = process.env;
let site: TestSite;
let said: string[];

beforeEach(async () => {
  site = await TestSite.open();
  process.env.SITE_DIR = site.folder;
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

afterEach(async () => {
  await site.close();
  if (SITE_DIR === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = SITE_DIR;
});

async function frameInBlog(): Promise<string> {
  const { files } = await site.release('shop');
  const name = files.find((file) => file.name.includes('pages__blog'))?.name ?? '';
  const lines = String(await site.storage.read(keys.file('shop', name))).split('\n');
  const line = lines.findIndex((each) => each.includes('h1'));
  return `/_/shop/${name}:${line + 1}:${(lines[line]?.indexOf('h1') ?? 0) + 1}`;
}

describe('npx manzil explain', () => {
  it('prints file and line for a place, and for a saved report', async () => {
    const frame = await frameInBlog();
    await explain(frame);
    expect(said).toEqual([expect.stringMatching(/src\/pages\/blog\.tsx:3:\d+/)]);
    said.length = 0;
    const report = join(site.folder, 'report.json');
    const failure = {
      kind: 'render',
      part: `shop@${site.versions.shop}`,
      message: 'Error: \u001b[2Jplanted\u202e',
      frames: [frame, 'odd\u0007', '/_/shop/main.0000000000.js:1:1'],
    };
    await writeFile(report, JSON.stringify({ failures: [failure] }));
    await explain(report);
    expect(said).toEqual([
      `${failure.part}, render: Error:  [2Jplanted `,
      expect.stringMatching(/^ {2}\S+src\/pages\/blog\.tsx:3:\d+ \(h1\)$/),
      '  odd : no source map in this storage has this place',
      '  /_/shop/main.0000000000.js:1:1: no source map in this storage has this place',
    ]);
  });

  it('says in a sentence what it cannot read', async () => {
    await expect(explain('no-such-file')).rejects.toThrow(
      '"no-such-file" is neither the number of a report, nor a file',
    );
    await expect(explain('main.js:1:1')).rejects.toThrow('"main.js:1:1" is not a script location.');
    await expect(explain('4711')).rejects.toThrow('There is no report 4711');
  });
});

/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keys } from '../storage';
import type { TestSite } from '../testing';
import { explain } from './explain';
import { openSiteForEachTest } from './testing/site-for-each-test';

let site: TestSite;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));

async function frameInBlog(): Promise<string> {
  const { files } = await site.release('shop');
  const name = files.find((file) => file.name.includes('pages__blog'))?.name ?? '';
  const code = String(await site.storage.read(keys.file('shop', name))).split('\n');
  const line = code.findIndex((each) => each.includes('h1'));
  return `/_/shop/${name}:${line + 1}:${(code[line]?.indexOf('h1') ?? 0) + 1}`;
}

describe('npx manzil explain', () => {
  test('prints file and line for a place, for a line of the log, and for a log', async () => {
    const frame = await frameInBlog();
    await explain(frame);
    expect(lines).toEqual([expect.stringMatching(/src\/pages\/blog\.tsx:3:\d+/)]);
    lines.length = 0;
    const message = 'Error: \u001b[2Jplanted\u202e';
    const line = JSON.stringify({
      level: 'warn',
      'event.name': 'exception',
      'service.name': 'shop',
      'service.version': site.versions.shop,
      'url.path': '/blog',
      'exception.type': 'render',
      'exception.message': message,
      'exception.stacktrace': `${message}\n    at ${frame}\n    at odd\u0007\n    at /_/shop/main.0000000000.js:1:1`,
    });
    const places = [
      expect.stringMatching(/^ {2}\S+src\/pages\/blog\.tsx:3:\d+ \(h1\)$/),
      '  /_/shop/main.0000000000.js:1:1: no source map in this storage has this place',
    ];
    await explain(line);
    expect(lines).toEqual([`shop@${site.versions.shop}, render: Error:  [2Jplanted `, ...places]);
    lines.length = 0;
    const log = join(site.folder, 'site.log');
    await writeFile(log, `Manzil is on\n{"level":"info"}\n${line}\n${line.replace('/blog', '/')}\n`);
    await explain(log);
    expect(lines).toEqual([`shop@${site.versions.shop}, render: Error:  [2Jplanted  (2 times)`, ...places]);
  });

  test('finds each place in a text that somebody pasted', async () => {
    const frame = await frameInBlog();
    await explain(
      `Error: planted\n    at Blog (https://manzil.example${frame})\n    at x (/_/shop/main.0000000000.js:1:1)`,
    );
    expect(lines).toEqual([
      expect.stringMatching(/src\/pages\/blog\.tsx:3:\d+/),
      '/_/shop/main.0000000000.js:1:1: no source map in this storage has this place',
    ]);
  });

  test('says in a sentence what it cannot read', async () => {
    await expect(explain('no-such-file')).rejects.toThrow('"no-such-file" is neither a line of the log, nor a file');
    await expect(explain('main.js:1:1')).rejects.toThrow('"main.js:1:1" is neither a line of the log, nor a file');
    await expect(explain('at x (/_/shop/main.0000000000.js:1:1)')).rejects.toThrow('No source map in this storage');
    await expect(explain('{"level":"info"}')).rejects.toThrow('There is no line of a reported error in it');
  });
});

/** @jest-environment node */
import { PassThrough, Writable } from 'node:stream';
import { BoundedOutput } from './bounded-output';

const line = `${'x'.repeat(999)}\n`;

describe('an output that nobody reads', () => {
  it('keeps a megabyte of lines, and counts those that it drops', () => {
    const output = new BoundedOutput(new Writable({ write: () => undefined }));
    for (let count = 0; count < 3000; count += 1) output.write(line);
    expect(output.dropped).toBe(3000 - Math.ceil((1024 * 1024 + 1) / 1000));
  });

  it('does not hold up the end of a process', async () => {
    const output = new BoundedOutput(new Writable({ write: () => undefined }));
    output.write(line);
    await output.drain();
  });

  it('whose reader has gone counts every line', () => {
    const stream = new PassThrough();
    const output = new BoundedOutput(stream);
    stream.destroy(new Error('EPIPE'));
    output.write(line);
    expect(output.dropped).toBe(1);
  });
});

describe('an output that is read', () => {
  it('loses nothing, and has written everything once it is drained', async () => {
    const read: string[] = [];
    const output = new BoundedOutput(
      new Writable({ write: (chunk: Buffer, _, done) => setImmediate(() => (read.push(chunk.toString()), done())) }),
    );
    for (const text of ['one', 'two', 'three']) output.write(text);
    await output.drain();
    expect([read.join(' ').trim(), output.dropped]).toEqual(['one two three', 0]);
  });
});

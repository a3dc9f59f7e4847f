/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/build';
import { compareProps } from './props-fit';

const pair = (given: string, accepted: string) => ({
  consumer: 'shop',
  producer: 'catalogue',
  given: `type Props = ${given};`,
  accepted: `type Props = ${accepted};`,
});

it('the compiler answers several who ask at the same moment, each with its own pairs', async () => {
  const [wrong, extra, both] = await Promise.all([
    compareProps([pair('{ count: string }', '{ count: number }')]),
    compareProps([pair('{ count: number; more: true }', '{ count: number }')]),
    compareProps([pair('{ count: number }', '{ count: number }'), pair('{ count: string }', '{ count: number }')]),
  ]);
  expect(wrong[0]?.problem).toContain("Type 'string' is not assignable to type 'number'");
  expect(extra).toEqual([{ unknown: ['more'] }]);
  expect(both.map((fit) => Boolean(fit.problem))).toEqual([false, true]);
}, 60_000);

it('the memory of the compiler is free again while pages are rendered: it runs in a process that ends by itself', () => {
  const script = `
    import { compareProps } from ${JSON.stringify(join(import.meta.dirname, 'props-fit.ts'))};
    import { getHeapStatistics } from 'node:v8';
    await compareProps([${JSON.stringify(pair('{ a: 1 }', '{ a: number }'))}]);
    console.log(Math.round(getHeapStatistics().used_heap_size / 1e6));
  `;
  // It ends, so nothing waits for the child; and the compiler alone would be 70 MB.
  const used = Number(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(40);
}, 60_000);

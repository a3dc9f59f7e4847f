/** @jest-environment node */
import { checkSiteIntegrity } from '../compose';
import { eachOf } from '../storage';
import { runRelease } from '../testing/fixture/run-release';
import { TestSite } from '../testing/fixture/site';
import { findLive, walkActivations } from './live-log';

async function historyOf({ storage }: TestSite): Promise<string[]> {
  const reasons: string[] = [];
  for await (const { reason } of walkActivations(storage, await findLive(storage))) reasons.push(reason);
  return reasons;
}

describe('six processes that release at the same moment, two of each part', () => {
  const variants = ['shell says hello', 'catalogue in other words', 'shop with one more page'] as const;

  it('all come to their end, and one whole site with all three parts is live', async () => {
    for (let round = 0; round < 3; round += 1) {
      const copy = await TestSite.open();
      try {
        for (const variant of variants) await copy.forget(variant);
        const ends = await Promise.allSettled(
          [...variants, ...variants].map((variant) => runRelease(copy.folder, variant)),
        );
        expect(ends).toEqual(ends.map(() => ({ status: 'fulfilled', value: 'done' })));
        const live = await copy.live();
        expect(live.parts).toMatchObject(
          Object.fromEntries(variants.map((variant) => [variant.split(' ')[0], copy.versions[variant]])),
        );
        expect(await checkSiteIntegrity(copy.storage, live)).toEqual([]);
        expect(new Set(await historyOf(copy))).toEqual(
          new Set(['start', ...variants.map((variant) => `release ${variant}`)]),
        );
      } finally {
        await copy.close();
      }
    }
  });
});

describe('a release that is killed', () => {
  const variant = 'shop with one more page' as const;

  it('leaves the old site at every kill, and can be repeated', async () => {
    const lives = new Map<number, 'old' | 'new'>();
    let end = Number.POSITIVE_INFINITY;
    const goThrough = async (steps: readonly number[]) => {
      for (const { step, end: how, live } of await eachOf(steps, dieAndRecover)) {
        if (how === 'killed') lives.set(step, live);
        else end = Math.min(end, step);
      }
    };
    for (let first = 1; end === Number.POSITIVE_INFINITY; first += 4)
      await goThrough([0, 1, 2, 3].map((offset) => first + offset));
    // The activation is the last write.
    expect(end).toBeGreaterThan(20);
    expect([...lives]).toEqual([...lives].map(([step]) => [step, 'old']));
  });

  async function dieAndRecover(step: number): Promise<{ step: number; end: 'done' | 'killed'; live: 'old' | 'new' }> {
    const copy = await TestSite.open();
    try {
      await copy.forget(variant);
      const end = await runRelease(copy.folder, variant, step);
      const live = await copy.live();
      expect(await checkSiteIntegrity(copy.storage, live)).toEqual([]);
      await copy.releaseBuilt(variant);
      expect((await copy.live()).parts).toMatchObject({ shop: copy.versions[variant] });
      expect(await checkSiteIntegrity(copy.storage, await copy.live())).toEqual([]);
      return { step, end, live: live.parts.shop === copy.versions[variant] ? 'new' : 'old' };
    } finally {
      await copy.close();
    }
  }
});

/** @jest-environment node */
import type { Activation, Composition } from '@site/contracts';
import { keys } from '../storage';
import { MemoryStorage } from '../testing/memory-site';
import { logActivation } from './live-log';
import { findPartTarget, findSiteTarget } from './rollback';

/** `a1 b2` goes live: version 1 of a and version 2 of b. */
type Step = string | { live: string; restores: number; part?: string };

let storage: MemoryStorage;

const partsOf = (text: string): Composition['parts'] =>
  Object.fromEntries(text.split(' ').map(([part = '', version = '']) => [part, version]));

/** Resolves with the last activation. */
async function activateAll(steps: readonly Step[]): Promise<Activation> {
  storage = new MemoryStorage();
  let last: Activation | undefined;
  for (const step of steps) {
    const { live: id, ...rollback } = typeof step === 'string' ? { live: step } : step;
    const parts = partsOf(id);
    await storage.writeOnce(keys.composition(id), JSON.stringify({ id, parts }));
    for (const [part, version] of Object.entries(parts))
      await storage.writeOnce(keys.release(part, version), JSON.stringify({ part, version }));
    last = await logActivation(storage, { composition: id, parts, before: last, reason: 'test', ...rollback });
  }
  if (!last) throw new Error('Nothing was activated.');
  return last;
}

test.each<[string, Step[], string | undefined, string?]>([
  ['has nothing to go back to after the first activation', ['a1'], undefined],
  ['goes back to what was live before', ['a1', 'a2'], 'a1'],
  ['goes further back the second time, not forth again', ['a1', 'a2', 'a3', { live: 'a2', restores: 2 }], 'a1'],
  ['after a release goes back to what was restored', ['a1', 'a2', { live: 'a1', restores: 1 }, 'a3'], 'a1'],
  [
    'has nothing before the first, which a rollback restored',
    ['a1', 'a2', { live: 'a1', restores: 1 }, 'a3', { live: 'a1', restores: 3 }],
    undefined,
  ],
  ['skips a change of settings', ['a1', 'a2', 'a2'], 'a1'],
  ['steps over releases that have been pruned', ['a1', 'a2', 'a3'], 'a1', keys.release('a', '2')],
  ['needs no composition: the log names the releases', ['a1', 'a2'], 'a1', keys.composition('a1')],
])('a rollback of the site %s', async (_, steps, target, lost = '') => {
  const live = await activateAll(steps);
  await storage.remove(lost);
  expect((await findSiteTarget(storage, live))?.parts).toEqual(target && partsOf(target));
});

const [first, second] = ['a1 b1', 'a2 b1'];

test.each<[string, Step[], string, string?]>([
  ['finds its version before, whatever others have released since', [first, second, 'a2 b2'], 'a1 b1'],
  [
    'goes further back the second time, and other parts do not notice',
    [first, second, 'a3 b1', { live: second, restores: 2, part: 'a' }, 'a2 b2'],
    'a1 b1',
  ],
  ['finds it after the only composition with it has been pruned', [first, second], 'a1', keys.composition(first)],
  ['has nothing to go back to when the part has had one version', [first, 'a1 b2'], 'b1'],
])('a rollback of one part %s', async (_, steps, targets, lost = '') => {
  const live = await activateAll(steps);
  await storage.remove(lost);
  for (const part of ['a', 'b'])
    expect((await findPartTarget(storage, live, part))?.parts[part]).toBe(partsOf(targets)[part]);
});

/** @jest-environment node */
import { checkSiteIntegrity } from '../compose';
import { activate, type ActivateInput, findLive } from '../live';
import { keys, type Storage } from '../storage';
import type { TestSite } from '../testing';
import { meetingAtTheLog, replaceMethods } from '../testing/storage/replace-methods';
import { release as releaseStored } from './release';
import { remove } from './remove';
import { rollback } from './rollback';
import { openSiteForEachTest } from './testing/site-for-each-test';

jest.mock('../live', () => {
  const actual = jest.requireActual<typeof import('../live')>('../live');
  return { ...actual, activate: jest.fn(actual.activate) };
});

const { activate: reallyActivate } = jest.requireActual<typeof import('../live')>('../live');

let site: TestSite;

openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const owner of ['first', 'second']) await site.goLive(await derive('fair', owner));
});

/** A release that differs in its owner. No part links to the fair, so that it can be removed. */
async function derive(part: 'fair' | 'catalogue', owner: string): Promise<Record<string, string>> {
  const licenses = { file: 'none.json', packages: [] };
  await site.storage.writeOnce(keys.file('fair', licenses.file), '[]');
  const fair = { part, owner, licenses, routes: [], modules: {}, files: [] };
  const { version } =
    part === 'fair'
      ? await site.derive('entry', { release: () => fair })
      : await site.derive(part, { release: () => ({ owner }) });
  return { [part]: version };
}

async function release(...of: Parameters<typeof derive>): Promise<void> {
  const words = Object.entries(await derive(...of)).map((each) => each.join('@'));
  await releaseStored(words, { withoutBrowser: true });
}

/** Each changes one part; all but the last the same one. */
const commands = {
  'a release': () => release('fair', 'third'),
  'another release': () => release('fair', 'fourth'),
  'a rollback': () => rollback('fair'),
  'a removal': () => remove('fair'),
  'a release of another part': () => release('catalogue', 'second'),
};
type Name = keyof typeof commands;

const names = Object.keys(commands) as Name[]; // Keys of a literal.
const elsewhere: Name = 'a release of another part';
const isSamePart = (pair: readonly Name[]) => !pair.includes(elsewhere);

/** Both orders. */
const pairs = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const));

/** Of one part, with one kind of release. */
const deaths = pairs.filter((pair) => isSamePart(pair) && !pair.includes('another release'));

const live = async () => (await findLive(site.storage))!; // The fixture is live.
const outcomeOf = (command: Promise<unknown>) => command.then(() => 'live', String);
const refused = expect.stringMatching(
  /fair was changed while this was checked: "(test|release|rollback|remove) .*" \(.+, 20\d\d-\d\d-\d\d \d\d:\d\d UTC\)\. .* Run the command again to do it anyway\.$/,
) as string;

/** What the next command does between its beginning and its activation. */
const beforeActivation = (first: (input: ActivateInput) => Promise<ActivateInput>) =>
  jest.mocked(activate).mockImplementationOnce(async (input) => reallyActivate(await first(input)));

function dyingAtTheLog(storage: Storage, isWritten = false): Storage {
  return replaceMethods(storage, {
    writeOnce: async (key, bytes) => {
      if (!key.startsWith('live/')) return storage.writeOnce(key, bytes);
      if (isWritten) await storage.writeOnce(key, bytes);
      throw new Error('killed');
    },
  });
}

test.each(pairs)('%s during which %s goes live does not undo it', async (slow, quick) => {
  beforeActivation(async (input) => {
    await commands[quick]();
    return input;
  });
  const end = await outcomeOf(commands[slow]());
  expect(end).toEqual(isSamePart([slow, quick]) ? refused : 'live');
  const { sequence, parts } = await live();
  expect(sequence).toBe(isSamePart([slow, quick]) ? 4 : 5);
  expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  // The way out that the sentence names. After a removal nothing can be rolled back, and nothing removed twice.
  if (end === 'live' || quick === 'a removal') return;
  expect(await outcomeOf(commands[slow]())).toBe('live');
  expect((await live()).parts).not.toEqual(parts);
});

test.each(pairs.filter(([one, other]) => one < other))(
  '%s and %s that end at the same moment do not undo each other',
  async (...pair) => {
    const meet = meetingAtTheLog(2);
    for (const _ of pair) beforeActivation(async (input) => ({ ...input, storage: meet(input.storage) }));
    const ends = await Promise.all(pair.map((name) => outcomeOf(commands[name]())));
    expect(ends.sort()).toEqual(isSamePart(pair) ? [refused, 'live'].sort() : ['live', 'live']);
    expect((await live()).sequence).toBe(isSamePart(pair) ? 4 : 5);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  },
);

test.each(deaths)('%s that dies before its entry while %s goes live is repeated', async (dying, quick) => {
  beforeActivation(async (input) => ({ ...input, storage: dyingAtTheLog(input.storage) }));
  expect(await outcomeOf(commands[dying]())).toBe('Error: killed');
  await commands[quick]();
  const end = await outcomeOf(commands[dying]());
  // It begins after the other command, whose change it has seen. Nothing is left to remove or restore after a removal.
  expect(end).toEqual(quick === 'a removal' && /rollback/.test(dying) ? expect.stringContaining('"fair"') : 'live');
  expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
});

test.each(deaths)('%s that dies after its entry is not undone by %s', async (dying, slow) => {
  beforeActivation(async (input) => {
    beforeActivation(async (other) => ({ ...other, storage: dyingAtTheLog(other.storage, true) }));
    expect(await outcomeOf(commands[dying]())).toBe('Error: killed');
    return input;
  });
  expect(await outcomeOf(commands[slow]())).toEqual(refused);
  expect((await live()).sequence).toBe(4);
  expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
});

/** @jest-environment node */
import { checkSiteIntegrity } from '../compose';
import { findLive, walkActivations } from './live-log';
import { checkInBrowser } from '../check/browser';
import { eachOf } from '../storage';
import { meetingAtTheLog, replaceMethods } from '../testing/storage/replace-methods';
import { TestSite } from '../testing/fixture/site';

jest.mock('../check/browser', () => ({ checkInBrowser: jest.fn(async () => ({ refusals: [], warnings: [] })) }));

let site: TestSite;

beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

describe('teams who release at the same moment', () => {
  test('all go live, each in one entry, and read no script twice when they are composed again', async () => {
    const meeting = meetingAtTheLog(3)(site.storage);
    const teams = await eachOf(['shop', 'catalogue', 'entry'] as const, async (name) => {
      const { part, version } = await site.derive(name, { release: () => ({ owner: `team-${name}` }) });
      return { part, version, reads: [] as string[] };
    });
    await Promise.all(
      teams.map(async ({ part, version, reads }) => {
        const storage = replaceMethods(meeting, {
          read: (key) => (reads.push(key), meeting.read(key)),
          writeOnce: (key, bytes) => (
            key.startsWith('live/') && reads.push('activation'),
            meeting.writeOnce(key, bytes)
          ),
        });
        await site.goLive({ [part]: version }, { storage, reason: part });
      }),
    );
    expect((await site.live()).parts).toMatchObject(
      Object.fromEntries(teams.map(({ part, version }) => [part, version])),
    );
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
    const reasons: string[] = [];
    for await (const { reason } of walkActivations(site.storage, await findLive(site.storage))) reasons.push(reason);
    expect(reasons.sort()).toEqual(['catalogue', 'entry', 'shop', 'start']);
    const late = teams.filter(({ reads }) => reads.indexOf('activation') < reads.lastIndexOf('activation'));
    expect(late).toHaveLength(2);
    for (const { reads } of late) {
      const again = reads.slice(reads.indexOf('activation')).filter((key) => /^files\/.*\.js(\.br)?$/.test(key));
      expect(again.filter((key) => reads.indexOf(key) < reads.indexOf('activation'))).toEqual([]);
    }
  });

  test('write into the log what an activation is, and nothing else that the caller has', async () => {
    const context = { settings: { siteDir: '/home/ada/site' } };
    await site.goLive({ shop: site.versions['shop with one more page'] }, { reason: 'shop', ...context });
    const known = ['at', 'by', 'composition', 'format', 'parts', 'reason', 'sequence'];
    expect(Object.keys((await findLive(site.storage)) ?? {}).filter((key) => !known.includes(key))).toEqual([]);
  });

  test('do not go live together when the second no longer fits the first', async () => {
    const storage = meetingAtTheLog(2)(site.storage);
    const producer = site.versions['catalogue without the grid'];
    const { version: consumer } = await site.derive('shop', { release: () => ({ owner: 'team-store' }) });
    await site.goLive({ shop: site.versions['shop that consumes nothing'] });
    const outcomes = await Promise.allSettled([
      site.goLive({ shop: consumer }, { storage }),
      site.goLive({ catalogue: producer }, { storage }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await checkSiteIntegrity(site.storage, await site.live())).toEqual([]);
  });
});

test('a composition stored without a browser is checked in one, once, before it goes live', async () => {
  const parts = { shop: site.versions['shop with one more page'] };
  await site.goLive(parts);
  for (const _ of ['stored before', 'checked before']) {
    await site.goLive({ shop: site.versions.shop });
    await site.goLive(parts, { browser: { browserPath: '', say: () => undefined } });
  }
  expect(checkInBrowser).toHaveBeenCalledTimes(1);
});

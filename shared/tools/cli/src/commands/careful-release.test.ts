/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AskedViews,
  openContactStore,
  publicKey,
  readComparedViews,
  type ContactStore,
} from '@site/contact-store';
import { compositionHeader, livePath } from '@site/contracts';
import {
  beginSplit,
  endSplit,
  findLive,
  hasSplit,
  isInSplit,
  type SeenViews,
  type SplitActivation,
} from '@site/delivery/activate';
import { readComposition } from '@site/delivery/compose';
import { eachOf } from '@site/delivery/storage';
import { ask, TestSite, type VariantName } from '@site/delivery/testing';
import { refuseOtherSources } from './begin-careful-release';
import { abortCarefulRelease, releaseCarefully, takeNextStep } from './careful-release';
import { goThroughSteps } from './careful-steps';
import { openContext } from '../context';
import { freeze } from './freeze';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let site: TestSite;
let folder: string;
/** The released version of the shop, and the previous one. */
let after: string;
let before: string;

beforeEach(async () => {
  site = await TestSite.open({ isAhead: true });
  folder = await mkdtemp(join(tmpdir(), 'manzil-careful-'));
  before = site.versions.shop;
  after = site.versions['shop with one more page'];
});

afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

function commandsPrint(): string[] {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    process.env.SITE_DIR = site.folder;
    process.env.DATA_DIR = folder;
  });
  afterEach(() => {
    delete process.env.SITE_DIR;
    delete process.env.DATA_DIR;
  });
  return lines;
}

async function begin(options: { overrideFreeze?: boolean } = {}): Promise<SplitActivation> {
  const { activation } = await beginSplit({
    storage: site.storage,
    readConfig: async () => (await site.live()).config,
    released: { shop: after },
    share: 5,
    reason: 'test',
    ...options,
  });
  return activation;
}

const noVitals = { LCP: [], INP: [] };
const seen = (views: number, bad: number): SeenViews => ({ views, bad, pages: [], vitals: noVitals });
const sound = seen(1000, 1);
const said: string[] = [];
const say = (line: string) => void said.push(line);

function countsOf(...steps: SeenViews[]) {
  return {
    compareViews: async (asked: readonly { part: string }[]) =>
      asked.map(({ part }) => (part === `shop@${after}` ? (steps.shift() ?? sound) : sound)),
  };
}

describe('the steps of a careful release', () => {
  it('grow from 5 % to 25 % to all while the views are sound', async () => {
    const begun = await begin();
    expect((await site.live()).parts.shop).toBe(before);
    const composition = await goThroughSteps(begun, {
      storage: site.storage,
      reports: countsOf(),
      say,
      wait: () => Promise.reject(new Error('There was nothing to wait for.')),
    });
    expect((await site.live()).id).toBe(composition);
    expect((await site.live()).parts.shop).toBe(after);
    const live = await findLive(site.storage);
    expect([live?.sequence, live?.split, live?.reason]).toEqual([
      begun.sequence + 2,
      undefined,
      `release shop ${after}`,
    ]);
  });

  it('end with everybody on the version before, at 25 % as well as at 5 %', async () => {
    const begun = await begin();
    const reports = countsOf(sound, seen(100, 30));
    await expect(
      goThroughSteps(begun, { storage: site.storage, reports, say, wait: async () => undefined }),
    ).rejects.toThrow(
      /^Taken back: shop .*: 30 of 100 views failed, from 30 networks; of the version before 1 of 1000/,
    );
    const live = await findLive(site.storage);
    expect(live).toMatchObject({
      composition: begun.composition,
      reason: expect.stringMatching(/^careful release shop .* taken back/),
    });
    expect(hasSplit(live)).toBe(false);
  });

  it('wait while too few views decide, and stop when somebody else activates something', async () => {
    const begun = await begin();
    const wait = () => endSplit(site.storage, begun, 'by somebody else');
    await expect(
      goThroughSteps(begun, { storage: site.storage, reports: countsOf(seen(3, 0)), say, wait }),
    ).rejects.toThrow(/has ended, because something else went live: .*by somebody else/);
  });

  it('survive a killed process, and a second one is refused until abort', async () => {
    const begun = await begin();
    await expect(begin()).rejects.toThrow(`A careful release of shop ${after} is under way, at 5 %.`);
    process.env.SITE_DIR = site.folder;
    await expect(rollback('shop')).rejects.toThrow('npm run release -- --abort takes it back');
    delete process.env.SITE_DIR;
    await endSplit(site.storage, begun, 'aborted');
    expect((await begin()).split.share).toBe(5);
  });
});

describe('a careful release', () => {
  beforeEach(() => {
    process.env.SITE_DIR = site.folder;
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    delete process.env.SITE_DIR;
  });

  it('does not begin with a version that was withdrawn', async () => {
    await withdraw(`shop@${after}`, { why: 'prices are wrong' });
    await expect(begin()).rejects.toThrow(/shop .* was withdrawn .*prices are wrong/);
  });

  it('does not start during a freeze, unless overridden and recorded', async () => {
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await freeze({ until, why: 'holidays' });
    await expect(begin()).rejects.toThrow('Nothing goes live until then.');
    expect((await begin({ overrideFreeze: true })).reason).toBe(`test (freeze until ${until} overridden)`);
  });
});

describe('another team, while a careful release is under way', () => {
  const options = { carriesSplit: true };

  it('releases beside it: share and salt stay, both compositions get the release', async () => {
    const begun = await begin();
    const catalogue = site.versions['catalogue in other words'];
    await site.goLive({ catalogue }, options);
    const live = await findLive(site.storage);
    const { share, salt, released } = begun.split;
    expect(live?.split).toMatchObject({ share, salt, released, parts: { catalogue, shop: after } });
    expect(live?.parts).toMatchObject({ catalogue, shop: before });
    expect((await readComposition(site.storage, live?.split?.composition ?? '')).parts).toEqual(live?.split?.parts);
  });

  it('does not end it: everybody gets both releases in the end', async () => {
    const begun = await begin();
    const catalogue = site.versions['catalogue in other words'];
    const wait = () => site.goLive({ catalogue }, options);
    await goThroughSteps(begun, { storage: site.storage, reports: countsOf(seen(3, 0)), say, wait });
    expect((await site.live()).parts).toMatchObject({ catalogue, shop: after });
  });

  it('keeps its release live when the careful one is taken back', async () => {
    const begun = await begin();
    const catalogue = site.versions['catalogue in other words'];
    await site.goLive({ catalogue }, options);
    await endSplit(site.storage, begun, 'too many failures');
    expect((await site.live()).parts).toMatchObject({ catalogue, shop: before });
    expect((await findLive(site.storage))?.split).toBeUndefined();
  });

  it('is refused with both names where its release does not fit the careful one', async () => {
    await site.releaseBuilt('shop that consumes nothing');
    after = site.versions.shop;
    await begin();
    await expect(site.goLive({ catalogue: site.versions['catalogue without the grid'] }, options)).rejects.toThrow(
      new RegExp(
        `does not fit the careful release of shop ${after}, which 5 % of visitors get(.|\\n)*catalogue/fragments/grid`,
      ),
    );
  });

  it('ends it with a release of the same part', async () => {
    await begin();
    await site.goLive({ shop: site.versions['shop that consumes nothing'] }, options);
    expect((await findLive(site.storage))?.split).toBeUndefined();
  });
});

describe('npm run release -- shop --careful', () => {
  const lines = commandsPrint();
  const options = { print: (line: string) => void lines.push(line), browser: false };

  it('tried out with --dry-run says what would begin, and changes nothing', async () => {
    await releaseCarefully([`shop@${after}`], { ...options, dryRun: true });
    expect(lines.at(-1)).toBe(`Would begin: shop ${after} for 5 % of visitors; nothing is activated.`);
    expect((await findLive(site.storage))?.split).toBeUndefined();
  });

  it('continues a stored version; another one is refused before anything is built', async () => {
    await begin();
    await releaseCarefully([`shop@${after}`], { ...options, dryRun: true });
    expect(lines.at(-1)).toBe(`Would go on: shop ${after} for 5 % of visitors; nothing is activated.`);
    for (const name of [`shop@${before}`, 'agency', 'projects'])
      await expect(releaseCarefully([name], { ...options, dryRun: true })).rejects.toThrow(
        `A careful release of shop ${after} is under way, at 5 %.`,
      );
  });

  it('tried out with --dry-run is refused when frozen, or when live already', async () => {
    const dry = { ...options, dryRun: true };
    await expect(releaseCarefully([`shop@${before}`], dry)).rejects.toThrow(`shop ${before} is live already.`);
    jest.spyOn(console, 'log').mockReturnValue();
    await freeze({ until: new Date(Date.now() + 7 * 86_400_000).toISOString(), why: 'holidays' });
    await expect(releaseCarefully([`shop@${after}`], dry)).rejects.toThrow('Nothing goes live until then.');
  });

  it('that was taken back says so when it begins again', async () => {
    await endSplit(site.storage, await begin(), 'aborted');
    await releaseCarefully([`shop@${after}`], { ...options, dryRun: true });
    expect(lines.join('\n')).toMatch(
      new RegExp(`warning: released before, \\S+: careful release shop ${after} taken back: aborted`),
    );
    expect(lines.at(-1)).toMatch(/^Would begin/);
  });

  it('does not hand out the build from before when the sources have changed', async () => {
    const begun = await begin();
    const context = await openContext();
    const releaseOf = (name: VariantName) => async () => [await site.release(name)];
    await expect(refuseOtherSources(context, begun, ['shop'], releaseOf('shop that consumes nothing'))).rejects.toThrow(
      `These sources are shop ${site.versions['shop that consumes nothing']}; the careful release under way is shop ${after}, at 5 %. Take it back first: npm run release -- --abort.`,
    );
    await refuseOtherSources(context, begun, ['shop'], releaseOf('shop with one more page'));
  });
});

describe('a person', () => {
  const lines = commandsPrint();
  const options = { print: (line: string) => void lines.push(line) };

  it('takes the next step without waiting, and ends with everybody', async () => {
    await begin();
    await takeNextStep({ ...options, dryRun: true });
    expect(lines.join()).toMatch(
      /0 of 0 views failed.*Too few views to decide.*Would give shop .* to 25 % of visitors instead of 5 %/,
    );
    expect((await findLive(site.storage))?.split?.share).toBe(5);
    await takeNextStep(options);
    expect((await findLive(site.storage))?.split?.share).toBe(25);
    await takeNextStep(options);
    expect([(await findLive(site.storage))?.split, (await site.live()).parts.shop]).toEqual([undefined, after]);
    await expect(takeNextStep(options)).rejects.toThrow('No careful release is under way.');
  });

  it('cannot take it when the views say that the release fails', async () => {
    await begin();
    const views = (part: string) => (part === `shop@${after}` ? seen(100, 30) : sound);
    const reports = {
      compareViews: async (asked: readonly { part: string }[]) => asked.map(({ part }) => views(part)),
      health: jest.fn(),
      find: jest.fn(),
    };
    await expect(takeNextStep(options, async () => reports)).rejects.toThrow(
      `shop ${after} is worse than the version before. Take it back`,
    );
    expect((await findLive(site.storage))?.split?.share).toBe(5);
  });

  it('takes it while the site is frozen only by overriding that', async () => {
    await begin();
    jest.spyOn(console, 'log').mockReturnValue();
    await freeze({ until: new Date(Date.now() + 7 * 86_400_000).toISOString(), why: 'holidays' });
    await expect(takeNextStep({ ...options, dryRun: true })).rejects.toThrow('Nothing goes live until then.');
    await takeNextStep({ ...options, overrideFreeze: true });
    expect((await findLive(site.storage))?.split?.share).toBe(25);
  });

  it('who only tries out to take it back changes nothing', async () => {
    await begin();
    await abortCarefulRelease({ ...options, dryRun: true });
    expect(lines.join()).toContain(`Would take shop ${after} back from 5 % of visitors`);
    expect((await findLive(site.storage))?.split?.share).toBe(5);
    await abortCarefulRelease(options);
    expect((await findLive(site.storage))?.split).toBeUndefined();
  });

  it('a manual step ends the waiting command, which says how to continue', async () => {
    const begun = await begin();
    const wait = () => takeNextStep(options);
    await expect(
      goThroughSteps(begun, { storage: site.storage, reports: countsOf(seen(3, 0)), say, wait }),
    ).rejects.toThrow(
      'Somebody took the next step manually: 25 % of visitors. Run the same command again to continue.',
    );
  });
});

describe('against a real server with a real database', () => {
  let store: ContactStore;
  let port: number;

  beforeEach(async () => {
    store = await openContactStore({ dataDir: join(folder, 'contact'), trustedProxy: true });
    port = await site.serve({
      trustedProxy: true,
      contact: (request, response, shown) => store.handle(request, response, shown),
    });
  });

  afterEach(() => store.close());

  const addressOf = (visitor: number) => ({
    'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
  });
  const registryIn = (headers: Record<string, unknown>) =>
    /desc="([^"]+)"/.exec(String(headers[compositionHeader.name.toLowerCase()]))?.[1];

  /** A visitor's document request and report. `isBad` gets the visitors of the released version. */
  async function visit(visitor: number, released: string | undefined, isBad: () => boolean): Promise<void> {
    const { headers } = await ask(port, '/', addressOf(visitor));
    const gotReleased = registryIn(headers) === released;
    const part = `shop@${gotReleased ? after : before}`;
    const failed = gotReleased && isBad();
    const failures = failed ? [{ kind: 'render', part, message: 'Error: planted', frames: [] }] : [];
    const report = {
      composition: '',
      page: '/',
      parts: [part],
      views: 1,
      bad_views: Number(failed),
      failures,
      vitals: [],
    };
    const sent = await fetch(`http://127.0.0.1:${port}/rest/v1/report`, {
      method: 'POST',
      headers: { ...addressOf(visitor), apikey: publicKey, 'content-type': 'application/json' },
      body: JSON.stringify(report),
    });
    if (sent.status !== 201) throw new Error(`A report was answered with ${sent.status}.`);
  }

  it('a release failing on 20 % of views stops after about 5 % of visitors', async () => {
    const begun = await begin();
    const { registry } = await readComposition(site.storage, begun.split.composition);
    let [visitors, met, bad] = [0, 0, 0];
    const isBad = () => {
      met += 1;
      const isFifth = met % 5 === 0;
      bad += Number(isFifth);
      return isFifth;
    };
    // Concurrent, because reports that wait for the disk share one flush. More than eight are refused.
    const wait = async () => {
      const next = Array.from({ length: 40 }, () => (visitors += 1));
      await eachOf(next, (visitor) => visit(visitor, registry, isBad), 6);
    };
    const reports = {
      compareViews: (asked: readonly AskedViews[]) => readComparedViews({ dataDir: join(folder, 'contact') }, asked),
    };
    await expect(goThroughSteps(begun, { storage: site.storage, reports, say, wait })).rejects.toThrow(
      'Taken back: shop',
    );
    while ((await ask(port, '/')).headers['cache-control'] !== 'no-cache');
    const gotIt = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, visitor) => registryIn((await ask(port, '/', addressOf(visitor))).headers) === registry,
      ),
    );
    expect(gotIt).not.toContain(true);
    expect(bad).toBeLessThanOrEqual(30);
    expect(met / visitors).toBeLessThan(0.08);
  });

  const forge = (from: number, part: string, bad: 0 | 1) =>
    fetch(`http://127.0.0.1:${port}/rest/v1/report`, {
      method: 'POST',
      headers: { ...addressOf(from), apikey: publicKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        composition: '',
        page: '/',
        parts: [part],
        views: 1,
        bad_views: bad,
        failures: [],
        vitals: [],
      }),
    });

  it('reports that one network makes up neither stop a release nor pass it', async () => {
    const begun = await begin();
    const { salt, share } = begun.split;
    while ((await ask(port, '/')).headers['cache-control'] !== 'private, no-cache');
    const networks = Array.from({ length: 400 }, (_, visitor) => visitor);
    const isInside = (visitor: number) => isInSplit({ salt, share }, addressOf(visitor)['x-forwarded-for']);
    const [inside = -1, outside = -1] = [networks.find(isInside), networks.find((each) => !isInside(each))];
    const another = networks.findLast((each) => !isInside(each)) ?? -1;
    for (const network of [inside, outside])
      await eachOf(Array.from({ length: 50 }), () => forge(network, `shop@${after}`, 1), 10);
    await eachOf(Array.from({ length: 50 }), () => forge(another, `shop@${before}`, 1), 10);
    const since = '2020-01-01T00:00:00Z';
    const [released, usual] = await readComparedViews({ dataDir: join(folder, 'contact') }, [
      { part: `shop@${after}`, since, split: { salt, share } },
      { part: `shop@${before}`, since },
    ]);
    expect([released, usual]).toMatchObject([
      { views: 1, bad: 1 },
      { views: 1, bad: 1 },
    ]);
  });

  it('a visitor keeps one composition through all steps', async () => {
    const begun = await begin();
    const { registry } = await readComposition(site.storage, begun.split.composition);
    const all = Array.from({ length: 400 }, (_, visitor) => visitor);
    const isReleased = async (visitor: number) => {
      const [page, live] = [await ask(port, '/', addressOf(visitor)), await ask(port, livePath, addressOf(visitor))];
      expect(String(live.body).trim()).toBe(registryIn(page.headers));
      expect([page.headers['cache-control'], live.headers['cache-control']]).toEqual([
        'private, no-cache',
        'private, no-cache',
      ]);
      return registryIn(page.headers) === registry;
    };
    while ((await ask(port, '/')).headers['cache-control'] !== 'private, no-cache');
    const first = await eachOf(all, isReleased);
    expect(first.filter(Boolean).length).toBeGreaterThan(5);
    expect(first.filter(Boolean).length).toBeLessThan(40);
    await endSplit(site.storage, begun, 'enough seen');
    while ((await ask(port, '/')).headers['cache-control'] !== 'no-cache');
    expect(registryIn((await ask(port, '/', addressOf(first.indexOf(true)))).headers)).not.toBe(registry);
  });
});

/** @jest-environment node */
import { TestSite } from '../../testing/fixture/site';
import { RefusedError } from '../../storage';
import { breakingChanges } from './breaking';
import { harmlessChanges } from './harmless';

let site: TestSite;

beforeAll(async () => (await TestSite.open()).close(), 180_000);
beforeEach(async () => void (site = await TestSite.open()));
afterEach(() => site.close());

async function refusalsOf(parts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  try {
    await site.compose(parts);
    return [];
  } catch (error) {
    if (error instanceof RefusedError) return error.refusals;
    throw error;
  }
}

describe('a team whose release', () => {
  it.each(breakingChanges)('$name is refused, and reads why', async ({ propose, refusal }) => {
    const before = await site.storage.list('compositions/');
    const refusals = await refusalsOf(await propose(site));
    expect(refusals).toContainEqual(expect.stringContaining(refusal));
    expect(await site.storage.list('compositions/')).toEqual(before);
  });

  it.each(harmlessChanges)('$name is not refused', async ({ propose, warning }) => {
    const { warnings } = await site.compose(await propose(site));
    expect(warnings).toEqual(warning ? [expect.stringContaining(warning)] : []);
  });
});

describe('the suite of changes', () => {
  it('has at least twenty of each kind', () => {
    expect(breakingChanges.length).toBeGreaterThanOrEqual(20);
    expect(harmlessChanges.length).toBeGreaterThanOrEqual(20);
  });
});

import { buildDir, buildParts } from '../../build';
import { releasePart } from '../../release';
import type { Storage } from '../../storage';
import { configOf, readSettings } from '../../storage/settings';
import type { TestSite, VariantName } from '../../testing';
import { openFixture } from '../../testing/fixture/open';
import { placesOf } from '../../testing/fixture/part';
import type { CommandContext } from '../context';
import { Progress } from '../progress';
import { listParts } from '../../checkout';

/** What a command opens, for this storage. Adds what it says to `said`. */
export function contextOf(site: TestSite, said: string[], storage: Storage = site.storage): CommandContext {
  const progress = new Progress();
  jest.spyOn(progress, 'say').mockImplementation((line) => void said.push(line));
  return { settings: readSettings({ SITE_DIR: site.folder }), storage, progress, readConfig: async () => configOf({}) };
}

/**
 * Parts of the small built site in place of this checkout's. The test mocks `listParts`, `buildParts`, `buildDir` and
 * `releasePart`. Returns what is built and released, in order.
 */
export function useCheckout(site: TestSite, variants: readonly VariantName[]): string[] {
  const steps: string[] = [];
  const { releasePart: release } = jest.requireActual<{ releasePart: typeof releasePart }>('../../release');
  const variantOf = (part: string) => variants.find((name) => name.split(' ')[0] === part) ?? 'shop';
  jest.mocked(listParts).mockReturnValue(variants.map((variant) => site.partOf(variant)));
  jest.mocked(buildDir).mockImplementation(({ name }) => placesOf(openFixture().folder, variantOf(name)).build);
  jest.mocked(buildParts).mockImplementation(async (parts, onDone) => {
    for (const part of parts) {
      steps.push(`build ${part.name}`);
      await onDone({ part, wasBuilt: false, seconds: 0 });
    }
  });
  jest.mocked(releasePart).mockImplementation((storage, part, options) => {
    steps.push(`release ${part.name}`);
    return release(storage, part, options);
  });
  return steps;
}

/**
 * `npm run e2e -- --pictures [<words>] [--update]`: compares each path and its main states on a phone and a desktop
 * with the approved pictures; `--update` approves them.
 */
import { expect, test as base, type FullConfig } from '@playwright/test';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSite } from '@site/e2e/running-site';
import { readFingerprint, takePhoto, type Fingerprint } from './camera';
import { whereDiffers } from './diff-region';
import { listShots } from './shots';

const approved = join(import.meta.dirname, 'approved');
const shots = listShots();
const isUpdate = ({ updateSnapshots }: FullConfig) => updateSnapshots !== 'none';

const test = base.extend<object, { siteUrl: string; reason: string | undefined }>({
  siteUrl: [
    async ({}, use) => {
      const site = await runSite();
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** Why pictures are not compared here. */
  reason: [
    async ({ browser }, use, { config }) => {
      const here = await readFingerprint(browser);
      const reason = whyOff(here);
      if (isUpdate(config) && reason) approveFingerprint(here, config, reason);
      else if (reason) console.log(`${process.env.CI ? '::warning::' : ''}Pictures are not compared: ${reason}`);
      await use(isUpdate(config) ? undefined : reason);
    },
    { scope: 'worker' },
  ],
});

for (const shot of shots)
  test(shot.name, async ({ browser, siteUrl, reason }, info) => {
    test.skip(Boolean(reason), reason);
    const { image, parts } = await takePhoto(browser, siteUrl, shot);
    try {
      expect(image).toMatchSnapshot(`${shot.name}.jpg`, { threshold: 0.08, maxDiffPixels: 6 });
    } catch (error) {
      const diff = info.attachments.find(({ name }) => name.endsWith('-diff.jpg'))?.path;
      if (!diff) throw error;
      throw new Error(
        `${shot.path}: ${await whereDiffers(diff, parts)}\nIf it should look like this: npm run e2e -- --pictures --update`,
        { cause: error },
      );
    }
  });

test('every approved picture has its page', async ({}, { config }) => {
  const known = new Set(shots.map(({ name }) => `${name}.jpg`));
  const unknown = readdirSync(approved).filter((name) => name.endsWith('.jpg') && !known.has(name));
  if (isUpdate(config)) for (const name of unknown) rmSync(join(approved, name));
  else expect(unknown).toEqual([]);
});

const fingerprintFile = join(approved, 'fingerprint.json');

/** Different text rendering would change every page. */
function whyOff(here: Fingerprint): string | undefined {
  const there = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as Fingerprint;
  if (there.browser !== here.browser)
    return `they were approved with Chromium ${there.browser}, and this is Chromium ${here.browser}.`;
  return there.text === here.text ? undefined : 'text is drawn otherwise here: run .ci/install-packages on Debian 12.';
}

function approveFingerprint(here: Fingerprint, { grep }: FullConfig, reason: string): void {
  if (String(grep) !== '/.*/')
    throw new Error(`${reason} Approve all pictures together: npm run e2e -- --pictures --update.`);
  writeFileSync(fingerprintFile, `${JSON.stringify(here, null, 2)}\n`);
}

/**
 * `npx manzil pictures [<words>] [--update]`: compares each path and its main states on a phone and a desktop with the
 * approved pictures; `--update` approves them. Exits with 1 for a difference.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chromium } from 'playwright';
import { withoutToolbar } from '../site/chromium-features';
import { runSite } from '../site/running-site';
import { readFingerprint, takePhoto, type Fingerprint, type Photo } from './camera';
import { findDifference } from './difference';
import { listShots, type Shot } from './shots';

const root = resolve(import.meta.dirname, '../..');
const approvedFolder = join(import.meta.dirname, 'approved');
const differences = join(root, 'test-results/pictures');
const fingerprintFile = join(approvedFolder, 'fingerprint.json');

const isUpdate = process.argv.includes('--update');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const shots = listShots(words);
if (shots.length === 0) throw new Error(`No picture has "${words.join('" or "')}" in its name.`);

const started = performance.now();
const args = ['--disable-background-networking', withoutToolbar, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
const browser = await chromium.launch({
  args,
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
try {
  const fingerprint = await readFingerprint(browser);
  const reason = whyOff(fingerprint);
  if (isUpdate && reason && words.length > 0)
    throw new Error(`${reason} Approve all pictures together: npx manzil pictures --update.`);
  if (reason && !isUpdate) console.log(`${process.env.CI ? '::warning::' : ''}Pictures are not compared: ${reason}`);
  else process.exitCode = (await compareAll(fingerprint)) ? 0 : 1;
} finally {
  await browser.close();
}

/** Different text rendering would change every page. */
function whyOff(here: Fingerprint): string | undefined {
  const there = readApproved('fingerprint.json');
  if (!there) return 'no picture has been approved yet.';
  const approved = JSON.parse(there.toString()) as Fingerprint;
  if (approved.browser !== here.browser)
    return `they were approved with Chromium ${approved.browser}, and this is Chromium ${here.browser}.`;
  return approved.text === here.text
    ? undefined
    : 'text is drawn otherwise here: other fonts, or another build of Chromium (they were approved with the headless shell where there is one).';
}

async function compareAll(fingerprint: Fingerprint): Promise<boolean> {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(approvedFolder, { recursive: true });
  const site = await runSite();
  const queue = [...shots];
  const findings: string[] = [];
  const failures: string[] = [];
  const work = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const photo = await takePhoto(browser, site.url, shot).catch((error: Error) => error);
      if (photo instanceof Error) failures.push(`${nameOf(shot)}: no picture: ${photo.message.split('\n')[0]}`);
      else findings.push(...(await compare(shot, photo)));
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await site.stop();
  }
  findings.push(...removeUnknown());
  if (isUpdate && words.length === 0) writeFileSync(fingerprintFile, `${JSON.stringify(fingerprint, null, 2)}\n`);
  for (const line of [...findings.toSorted(), ...failures]) console.log(line);
  const bytes = readdirSync(approvedFolder).reduce(
    (sum, name) => sum + readFileSync(join(approvedFolder, name)).length,
    0,
  );
  console.log(
    `${shots.length} pictures, ${findings.length} ${isUpdate ? 'approved' : 'differ'}, ${failures.length} failed, ${(bytes / 1_000_000).toFixed(1)} MB approved, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  if (findings.length > 0 && !isUpdate) console.log('If they should look like this: npx manzil pictures --update');
  return failures.length === 0 && (isUpdate || findings.length === 0);
}

function nameOf({ name, path }: Shot): string {
  return `${name} (${path})`;
}

async function compare(shot: Shot, photo: Photo): Promise<string[]> {
  const file = `${shot.name}.webp`;
  const page = nameOf(shot);
  const approved = readApproved(file);
  const difference = approved && (await findDifference(approved, photo.image, photo.parts));
  if (approved && !difference) return [];
  if (isUpdate) {
    writeFileSync(join(approvedFolder, file), photo.image);
    return [`${page}: ${approved ? 'approved as it looks now' : 'new'}`];
  }
  if (!difference) return [`${page}: has no approved picture`];
  mkdirSync(differences, { recursive: true });
  const picture = join(differences, `${shot.name}.png`);
  writeFileSync(picture, difference.picture);
  const { part, pixels, rows } = difference;
  return [
    `${page}: ${part ? `${part}, ` : ''}${pixels.toLocaleString('en-US')} px differ, ${rows[0]} to ${rows[1]} px from the top: ${relative(root, picture)}`,
  ];
}

function removeUnknown(): string[] {
  if (words.length > 0) return [];
  const known = new Set(shots.map(({ name }) => `${name}.webp`));
  const unknown = readdirSync(approvedFolder).filter((name) => name.endsWith('.webp') && !known.has(name));
  if (isUpdate) for (const name of unknown) rmSync(join(approvedFolder, name));
  return unknown.map(
    (name) =>
      `${name.replace(/\.webp$/, '')}: ${isUpdate ? 'removed' : 'is approved, but the page or state does not exist'}`,
  );
}

function readApproved(file: string): Buffer | undefined {
  try {
    return readFileSync(join(approvedFolder, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

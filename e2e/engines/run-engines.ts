import { everyPath } from '../site/paths';
import { runSite } from '../site/running-site';
import { chromium, firefox } from './bidi';
import { isHydrated, waitFor, type Engine } from './browser';
import { listChecks, readStyles, type Check, type Visit } from './checks';
import { startFaultyProxy } from './faulty-proxy';
import { webkit } from './webkit';

const named = process.argv.slice(2);
const engines = [chromium, firefox, webkit].filter(({ name }) =>
  named.length > 0 ? named.includes(name) : name !== 'chromium',
);
if (engines.length < named.length)
  throw new Error(`Engines are firefox, webkit and chromium, not "${named.join(' ')}".`);

const site = await runSite();
const proxy = await startFaultyProxy(site.url);
const { listContacts } = site;
const listSenders = listContacts && (async () => (await listContacts()).map(({ name }) => name));
const failures: string[] = [];
try {
  const expectedStyles = await readInChromium();
  for (const engine of engines) await runEngine(engine, { proxy, expectedStyles, listSenders });
} finally {
  proxy.close();
  await site.stop();
}
for (const failure of failures) console.log(`failed: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function readInChromium(): Promise<Map<string, string>> {
  const browser = await chromium.launch();
  const styles = new Map<string, string>();
  await browser.resize(1280, 900);
  for (const path of everyPath) {
    await browser.open(proxy.url + path);
    await waitFor(browser, `${path} hydrates`, isHydrated);
    styles.set(path, await readStyles(browser));
  }
  await browser.close();
  return styles;
}

async function runEngine(engine: Engine, visit: Omit<Visit, 'browser'>): Promise<void> {
  const missing = engine.missing();
  if (missing) {
    console.log(`${engine.name}: skipped. ${missing}`);
    if (process.env.CI) failures.push(`${engine.name}: ${missing}`);
    return;
  }
  const started = performance.now();
  const browser = await engine.launch();
  const checks = listChecks(everyPath);
  const before = failures.length;
  for (const check of checks) await runCheck(engine, check, { ...visit, browser });
  await browser.close();
  const failed = failures.length - before;
  console.log(
    `${engine.name}: ${checks.length - failed} passed, ${failed} failed, in ${Math.round((performance.now() - started) / 1000)} s`,
  );
}

async function runCheck({ name }: Engine, { title, run }: Check, visit: Visit): Promise<void> {
  try {
    await run(visit);
    console.log(`  ✓ ${name}: ${title}`);
  } catch (error) {
    console.log(`  ✘ ${name}: ${title}`);
    failures.push(`${name}: ${title}\n  ${error instanceof Error ? error.message : String(error)}`);
  }
}

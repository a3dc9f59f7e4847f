import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium, defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { withoutToolbar } from './chromium-features';
import { leaveOutTags, selectByTags, selectTouched } from './selection';

/** Services that fail without a network; as root there is no sandbox. */
const quiet = [
  withoutToolbar,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

/** Playwright selects its faster headless shell when no path is set. */
const path = process.env.CHROMIUM_PATH;

const grepInvert = leaveOutTags(process.env);
const wordsOf = (text = '') => text.split(' ').filter(Boolean);
const grep = selectByTags(wordsOf(process.env.TAGS)) ?? selectTouched(wordsOf(process.env.TOUCHED));

/** For people (summary, HTML with pictures and traces) and machines. A shard writes input for `merge-reports`. */
function reporters(): ReporterDescription[] {
  const isShard = process.argv.some((word) => word.startsWith('--shard'));
  const files = (name: string) => resolve(import.meta.dirname, '../../playwright-report', name);
  const whole: ReporterDescription[] = [
    ['html', { open: 'never', outputFolder: files('html') }],
    ['json', { outputFile: files('results.json') }],
    ['junit', { outputFile: files('junit.xml') }],
  ];
  const shard: ReporterDescription[] = [['blob', { outputDir: files('blob') }]];
  return [['list'], [resolve(import.meta.dirname, 'report/part-reporter.ts')], ...(isShard ? shard : whole)];
}

/** `--project=firefox` or `webkit`: the journeys in that engine. Workers get the environment, and no arguments. */
process.env.ENGINE ??= /--project[= ](firefox|webkit)/.exec(process.argv.join(' '))?.[1] ?? '';
const engines = { firefox: devices['Desktop Firefox'], webkit: devices['Desktop Safari'] };
const [engine] = Object.entries(engines).filter(([name]) => name === process.env.ENGINE);

const longest = ['**/teams/refusals.spec.ts', '**/teams/releases.spec.ts', '**/teams/tutorial.spec.ts'];

export default defineConfig({
  testDir: '.',
  // Projects run in order. Unnamed, so that titles are those of files.
  projects: engine
    ? [{ name: engine[0], testMatch: 'journeys/*.spec.ts', testIgnore: '**/memory.spec.ts', use: engine[1] }]
    : [{ testMatch: longest }, { testMatch: '**/*.spec.ts', testIgnore: longest }],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Tests wait for timers and requests half of the time.
  workers: Math.ceil(1.5 * availableParallelism()),
  // For what hangs: a slow machine decides nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  ...(grep ? { grep } : {}),
  ...(grepInvert ? { grepInvert } : {}),
  reporter: reporters(),
  use: {
    ...(engine ? {} : devices['Desktop Chrome']),
    viewport: { width: 1280, height: 900 },
    launchOptions: engine
      ? {}
      : { args, ...(path && path !== chromium.executablePath() ? { executablePath: path } : {}) },
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // Needs Playwright's ffmpeg: npx playwright install ffmpeg
    video: process.env.VIDEO ? 'retain-on-failure' : 'off',
  },
});

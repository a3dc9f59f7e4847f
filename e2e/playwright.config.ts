import { resolve } from 'node:path';
import { chromium, defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { withoutToolbar } from './site/chromium-features';
import { leaveOutTags, selectByTags, selectTouched } from './site/selection';

/** Without a network these only fail, one after the other; as root there is no sandbox to be had. */
const quiet = [
  withoutToolbar,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

/**
 * Beside its own Chromium, Playwright has a headless shell, which is faster. It takes that one when no path is given.
 */
const path = process.env.CHROMIUM_PATH;

const grepInvert = leaveOutTags(process.env);
const wordsOf = (text = '') => text.split(' ').filter(Boolean);
const grep = selectByTags(wordsOf(process.env.TAGS)) ?? selectTouched(wordsOf(process.env.TOUCHED));

/**
 * For people (the last lines, and HTML with pictures and traces) and for machines. A shard writes what `merge-reports`
 * puts together.
 */
function reporters(): ReporterDescription[] {
  const isShard = process.argv.some((word) => word.startsWith('--shard'));
  const files = (name: string) => resolve(import.meta.dirname, '../playwright-report', name);
  const whole: ReporterDescription[] = [
    ['html', { open: 'never', outputFolder: files('html') }],
    ['json', { outputFile: files('results.json') }],
    ['junit', { outputFile: files('junit.xml') }],
  ];
  const shard: ReporterDescription[] = [['blob', { outputDir: files('blob') }]];
  return [['list'], ['./site/report/part-reporter.ts'], ...(isShard ? shard : whole)];
}

/**
 * A minute each, with compilers in processes of their own: at the end of a run they would keep the other workers
 * waiting.
 */
const longest = ['**/teams/gate.spec.ts', '**/teams/releases.spec.ts', '**/teams/tutorial.spec.ts'];

export default defineConfig({
  testDir: '.',
  // Tests run in the order of projects. They have no names, so that titles are those of the files.
  projects: [{ testMatch: longest }, { testMatch: '**/*.spec.ts', testIgnore: longest }],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  ...(grep ? { grep } : {}),
  ...(grepInvert ? { grepInvert } : {}),
  reporter: reporters(),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { args, ...(path && path !== chromium.executablePath() ? { executablePath: path } : {}) },
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // Playwright's own ffmpeg is needed: npx playwright install ffmpeg
    video: process.env.VIDEO ? 'retain-on-failure' : 'off',
  },
});

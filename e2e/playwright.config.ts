import { defineConfig, devices } from '@playwright/test';

/** Without a network these only fail, one after the other; as root there is no sandbox to be had. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

/** A site elsewhere: its database cannot be read and is not filled. Neither there nor for a mix of released versions is anything built. */
function leftOut(): RegExp | undefined {
  if (process.env.BASE_URL) return /@database|@sources/;
  return process.env.MIX ? /@sources/ : undefined;
}

const grepInvert = leftOut();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  ...(grepInvert ? { grepInvert } : {}),
  reporter: [['list'], ['./site/part-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { args, ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}) },
    trace: 'retain-on-failure',
  },
});

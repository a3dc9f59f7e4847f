import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { root } from '../../build';

const path = process.env.CHROMIUM_PATH;

/** End-to-end tests of a team's repository, on the live site with its part. */
export default defineConfig({
  testDir: join(root, 'e2e'),
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? '',
    trace: 'retain-on-failure',
    launchOptions: {
      // Root has no sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(path ? { executablePath: path } : {}),
    },
  },
});

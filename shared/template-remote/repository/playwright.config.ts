import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** `npm test` sets the variables: the live site with this part, and a browser. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? '',
    trace: 'retain-on-failure',
    // Root has no sandbox.
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});

import { defineConfig } from '@playwright/test';
import suite from '../playwright.config';

export default defineConfig({
  testMatch: 'pictures.ts',
  grep: new RegExp(process.env.PICTURES || '.*'),
  snapshotPathTemplate: 'approved/{arg}{ext}',
  updateSnapshots: 'none',
  outputDir: '../../test-results/pictures',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/pictures' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  use: { launchOptions: { ...suite.use?.launchOptions } },
});

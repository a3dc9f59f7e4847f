/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ConsoleGuard } from './console-guard';

interface RunReport {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

function runPlantedTests() {
  const jest = require.resolve('jest/bin/jest');
  const root = path.resolve(__dirname, '../../../..');
  const run = spawnSync(process.execPath, [jest, '--json', '--testMatch', '**/jest/testing/noisy.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report = JSON.parse(run.stdout) as RunReport;
  return report.testResults.flatMap((file) => file.assertionResults);
}

test('a console complaint fails its test', () => {
  const results = runPlantedTests();
  const statusOf = Object.fromEntries(results.map(({ title, status }) => [title, status]));
  expect(statusOf).toEqual({
    'an unexpected complaint': 'failed',
    'an expected complaint that never comes': 'failed',
    silence: 'passed',
    'expected complaints': 'passed',
  });
  expect(results[0]?.failureMessages[0]).toContain('Unexpected console.error: Each child in a list');
});

test('one failed test does not make the next one fail', () => {
  const speaker = { error: () => {}, warn: () => {} };
  const guard = new ConsoleGuard();
  guard.listenTo(speaker);
  speaker.error();
  expect(() => guard.verify()).toThrow('Unexpected console.error');
  expect(() => guard.verify()).not.toThrow();
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root, templateFolder } from '../checkout';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  environment?: string;
  concurrency?: object;
  permissions?: Record<string, string>;
  steps?: Step[];
}

interface Workflow {
  defaults?: { run?: { shell?: string } };
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const action = '.github/actions/storage-rights/action.yml';

const ofTeam = join(templateFolder, 'repository');

const workflows = ['', ofTeam].flatMap((repository) => {
  const folder = join(repository, '.github/workflows');
  return readdirSync(join(root, folder)).map((name) => {
    const text = readFileSync(join(root, folder, name), 'utf8');
    return { file: join(folder, name), text, workflow: parse(text) as Workflow };
  });
});

const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name, job, steps: job.steps ?? [] })),
);

test.each(workflows)('a command that fails before a pipe fails its step in $file', ({ workflow }) => {
  const piped = Object.values(workflow.jobs)
    .flatMap(({ steps = [] }) => steps)
    .filter(({ run }) => /[^|]\|[^|]/.test(run ?? ''));
  // GitHub runs `bash -e` unless the shell is named; `bash` means `-eo pipefail`.
  if (piped.length > 0) expect(workflow.defaults?.run?.shell).toBe('bash');
});

test('an action is pinned to one commit, in all workflows and for own repositories', () => {
  const texts = [...workflows.map(({ text }) => text), readFileSync(join(root, action), 'utf8')];
  const used = texts.flatMap((text) => Array.from(text.matchAll(/uses: ([^.\s][^@\s]*)@(\S+)/g)));
  const commits = new Map<string, Set<string>>();
  for (const [, name = '', commit = ''] of used) commits.set(name, (commits.get(name) ?? new Set()).add(commit));
  for (const [name, found] of commits) {
    expect({ name, count: found.size }).toEqual({ name, count: 1 });
    expect([...found][0]).toMatch(name.startsWith('docker:') ? /^sha256:[0-9a-f]{64}$/ : /^[0-9a-f]{40}$/);
  }
});

test('own repositories get rights to the storage as this one does', () => {
  expect(readFileSync(join(root, ofTeam, action), 'utf8')).toBe(readFileSync(join(root, action), 'utf8'));
});

const writing = jobs.filter(({ job }) => JSON.stringify(job).includes('SITE_RELEASE_ROLE'));

test('three workflows write a storage', () => {
  expect(writing.map(({ file }) => file.split('/').at(-1)).sort()).toEqual([
    'market-news.yml',
    'operate.yml',
    'part.yml',
  ]);
});

test.each(writing)('one job at a time writes the storage: $name of $file', ({ job }) => {
  expect(job).toMatchObject({ environment: 'live', concurrency: { group: 'live', queue: 'max' } });
});

test.each(writing)('no code of other jobs has the right to write: $name of $file', ({ steps }) => {
  const text = JSON.stringify(steps);
  expect(text).not.toMatch(/npm ci(?! --ignore-scripts)|npm install|manzil build|run build/);
  const taken = steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@'));
  // A later job of the run can replace an artifact with a name.
  expect(taken.filter((step) => step.with?.name !== undefined)).toEqual([]);
  expect(taken.filter((step) => !String(step.with?.['artifact-ids']).includes('workspace'))).toEqual(
    taken.filter((step) => String(step.with?.path).startsWith('.cache/build/')),
  );
});

test('only the job that comments, and those that report a red run, may write to the repository', () => {
  const ofFiles = workflows.map(({ file, workflow }) => ({ name: file, job: workflow }));
  const beyond = [...ofFiles, ...jobs].filter(({ job }) =>
    Object.entries(job.permissions ?? {}).some(([what, right]) => right === 'write' && what !== 'id-token'),
  );
  expect(beyond.map(({ name }) => name).sort()).toEqual(['comment', 'report', 'smoke']);
});

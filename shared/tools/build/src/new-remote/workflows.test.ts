/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { listParts, root, type Part } from '../part';
import { readOwners } from '../testing/read-owners';
import type { PartManifest } from './package-files';
import { compiledInto } from '../part-graph';

interface Workflow {
  on: {
    pull_request?: { paths?: string[] } | null;
    push?: { branches?: string[]; paths?: string[] };
    workflow_call?: object;
  };
  permissions?: Record<string, string> | string;
  jobs: Record<string, Job>;
}

interface Job {
  uses?: string;
  with?: Record<string, string>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  steps?: { uses?: string; with?: Record<string, unknown>; run?: string }[];
}

const folder = path.join(root, '.github/workflows');
const workflows = new Map(
  readdirSync(folder).map((file) => [file, parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow]),
);
const parts = listParts().map((part) => ({ ...part, folder: path.basename(part.dir) }));
const owners = readOwners(readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8'));

const getWorkflow = (file: string) => {
  const workflow = workflows.get(file);
  if (!workflow) throw new Error(`There is no .github/workflows/${file}.`);
  return workflow;
};
const readManifest = ({ dir }: Part) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PartManifest;
const pathsOf = (job: Job | undefined) => (job?.with?.paths ?? '').split('\n').filter(Boolean);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

describe.each(parts)('the $name team', (part) => {
  test('has a workflow that its own folder starts, and what is compiled into it', () => {
    const { on, jobs } = getWorkflow(`${part.folder}.yml`);
    expect(jobs.part).toMatchObject({ uses: './.github/workflows/part.yml', with: { part: part.name } });
    expect(pathsOf(jobs.part)).toEqual(expect.arrayContaining([part.folder, ...compiledInto(readManifest(part))]));
    // A required check that never starts blocks a merge.
    expect(on).toHaveProperty('pull_request');
    expect(on.pull_request?.paths).toBeUndefined();
    expect(on.push).toEqual({ branches: ['main'], paths: [`${part.folder}/**`] });
  });

  test('is the one that is asked about its folder', () => {
    const [owner, ...others] = owners.filter((each) => each.path === `/${part.folder}/`);
    expect(owner?.team).toMatch(/^[a-z-]+$/);
    expect(others).toEqual([]);
    const { owner: said = owner?.team } = readManifest(part).site;
    expect(owner?.team).toBe(said);
  });
});

/** A repository with the shell only has no remotes. */
const testOfRemotes = parts.length > 1 ? test : test.skip;

testOfRemotes('shared code is compiled into a remote only where the shell does not provide it', () => {
  const compiled = (name: string) =>
    parts.filter((part) => part.name === name).flatMap((part) => compiledInto(readManifest(part)));
  expect(compiled('agency')).toEqual(
    expect.arrayContaining([
      'shared/tools/build',
      'shared/packages/contact-form',
      'shared/packages/contracts',
      'shared/packages/federation',
    ]),
  );
  expect(compiled('agency').filter((each) => ['shared/packages/router', 'shared/packages/ui'].includes(each))).toEqual(
    [],
  );
  expect(compiled('shell')).toEqual(
    expect.arrayContaining([
      'shared/tools/build',
      'shared/packages/federation',
      'shared/packages/router',
      'shared/packages/ui',
    ]),
  );
});

test('no workflow and no owner is left of a part that is gone', () => {
  const called = [...workflows.values()].flatMap(({ jobs }) =>
    Object.values(jobs).flatMap((job) => job.with?.part ?? []),
  );
  expect(called.sort()).toEqual(parts.map(({ name }) => name).sort());
  expect(owners.map((each) => each.path).filter((each) => each !== '*' && !existsSync(path.join(root, each)))).toEqual(
    [],
  );
});

test('every pull request runs everything', () => {
  expect(getWorkflow('site.yml').on).toHaveProperty('pull_request');
  expect(getWorkflow('site.yml').on.pull_request?.paths).toBeUndefined();
});

test('there is a way back for every team, and old releases are removed', () => {
  for (const [file, command] of [
    ['rollback.yml', 'npx manzil rollback'],
    ['prune.yml', 'npx manzil prune'],
  ] as const) {
    const { on, jobs } = getWorkflow(file);
    expect(on).toHaveProperty('workflow_dispatch');
    expect(Object.values(jobs)).toContainEqual(expect.objectContaining({ environment: 'live' }));
    expect(stepsOf(getWorkflow(file)).some(({ run }) => run?.startsWith(command))).toBe(true);
  }
});

/** A job that installs and builds nothing, and runs only the base branch's code. */
function runsBaseAlone({ steps = [] }: Job): boolean {
  const isBase = ({ with: input }: { with?: Record<string, unknown> }) =>
    input?.ref === '${{ github.event.pull_request.base.sha }}' && input['sparse-checkout'] === '.github/scripts';
  return steps.every(({ uses, run, ...step }) =>
    uses?.startsWith('actions/checkout@')
      ? isBase(step)
      : !uses?.startsWith('actions/setup-node@') && !/npm|npx|node /.test(run ?? ''),
  );
}

describe.each([...workflows])('%s', (_, workflow) => {
  const named = [...(workflow.on.push?.paths ?? []), ...Object.values(workflow.jobs).flatMap(pathsOf)];

  test('names only what exists', () => {
    const places = named.filter((each) => !each.startsWith('*')).map((each) => each.replace(/\/\*\*$/, ''));
    expect(places.filter((each) => !existsSync(path.join(root, each)))).toEqual([]);
  });

  test('may do no more than it says', () => {
    expect(typeof workflow.permissions).toBe('object');
    const granted = [
      { permissions: workflow.permissions, mayComment: false },
      ...Object.values(workflow.jobs).map((job) => ({ permissions: job.permissions, mayComment: runsBaseAlone(job) })),
    ];
    const tooMuch = granted.flatMap(({ permissions, mayComment }) =>
      Object.entries(permissions ?? {}).filter(
        ([right, level]) => !(level === 'read' || right === 'id-token' || (mayComment && right === 'pull-requests')),
      ),
    );
    expect(tooMuch).toEqual([]);
  });

  test('pins each action to a commit and keeps no right to push', () => {
    const actions = stepsOf(workflow).filter(({ uses }) => uses && !/^(\.\/|docker:\/\/)/.test(uses));
    expect(actions.filter(({ uses }) => !/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40}$/.test(uses ?? ''))).toEqual([]);
    for (const checkout of actions.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  test('installs nothing in a job with a right to the storage', () => {
    const withRights = Object.values(workflow.jobs).filter(
      ({ permissions, steps }) => steps && permissions?.['id-token'],
    );
    const steps = withRights.flatMap((job) => job.steps ?? []);
    expect(
      steps.filter(({ uses, run }) => uses?.startsWith('actions/checkout@') || /manzil build/.test(run ?? '')),
    ).toEqual([]);
    for (const { steps: [...all] = [] } of withRights)
      expect(
        all.some(
          ({ uses, with: input }) => uses?.startsWith('actions/download-artifact@') && input?.name === 'workspace',
        ),
      ).toBe(true);
  });

  test('takes Node from the one place that says which', () => {
    const versions = stepsOf(workflow).flatMap((step) =>
      step.uses?.startsWith('actions/setup-node@') ? [step.with] : [],
    );
    for (const version of versions)
      expect([
        { 'node-version-file': '.nvmrc', cache: 'npm' },
        { 'node-version-file': '.nvmrc' },
        { 'node-version': '${{ matrix.node }}', cache: 'npm' },
      ]).toContainEqual(version);
  });
});

test('the text of a page does not leave its fence in the comment of a preview', () => {
  const bin = mkdtempSync(path.join(tmpdir(), 'manzil-gh-'));
  const [fake, body, text] = ['gh', 'body.md', 'diff.txt'].map((name) => path.join(bin, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(fake, `#!/bin/sh\nfor word; do case $word in body=@*) cp "\${word#body=@}" '${body}';; esac; done\n`);
  chmodSync(fake, 0o755);
  writeFileSync(text, 'a page says\n~~~~~~~~\n@everybody\n');
  execFileSync(path.join(root, '.github/scripts/preview-comment.sh'), ['write', text], {
    env: { PATH: `${bin}:${process.env.PATH}`, GITHUB_REPOSITORY: 'a/b', NUMBER: '1', NAME: 'pr-1', RUN_URL: '/run' },
  });
  const lines = readFileSync(body, 'utf8').split('\n');
  rmSync(bin, { recursive: true });
  expect(lines.filter((line) => line.startsWith('~~~~'))).toHaveLength(2);
  expect(lines.indexOf('@everybody')).toBeLessThan(lines.lastIndexOf('~~~~~~~~'));
});

test('releases of one part run one after another', () => {
  const { check, release } = getWorkflow('part.yml').jobs;
  expect(check?.concurrency?.group).toContain('${{ inputs.part }}');
  expect(release?.concurrency?.group).toBe('release-${{ inputs.part }}');
});

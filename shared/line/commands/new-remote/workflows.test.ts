/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { listParts, root, type Part } from '../../build/part';
import { readOwners } from '../../build/testing/read-owners';
import type { PartManifest } from './package-files';
import { compiledInto } from '../../build/part-graph';

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
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps);

test.each(parts)('the $name team is the one that is asked about its folder', (part) => {
  const [owner, ...others] = owners.filter((each) => each.path === `/${part.folder}/`);
  expect(owner?.team).toMatch(/^[a-z-]+$/);
  expect(others).toEqual([]);
  const { owner: said = owner?.team } = readManifest(part).site;
  expect(owner?.team).toBe(said);
});

/** A repository with the shell only has no remotes. */
const testOfRemotes = parts.length > 1 ? test : test.skip;

testOfRemotes('shared code is compiled into a remote only where the shell does not provide it', () => {
  const compiled = (name: string) =>
    parts.filter((part) => part.name === name).flatMap((part) => compiledInto(readManifest(part)));
  expect(compiled('agency')).toEqual(
    expect.arrayContaining(['shared/contact-form', 'shared/contracts', 'shared/runtime']),
  );
  expect(compiled('agency')).not.toContain('shared/ui');
  expect(compiled('shell')).toEqual(expect.arrayContaining(['shared/runtime', 'shared/ui']));
});

test('no owner is left of a part that is gone', () => {
  expect(owners.map((each) => each.path).filter((each) => each !== '*' && !existsSync(path.join(root, each)))).toEqual(
    [],
  );
});

test('names the parts that changed, and all of them after a change in shared code of a pull request', () => {
  const script = path.join(root, '.github/scripts/changed-parts.sh');
  const folder = mkdtempSync(path.join(tmpdir(), 'manzil-parts-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const commit = (file: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
    run('git', 'add', '.');
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', file);
    return run('git', 'rev-parse', 'HEAD');
  };
  run('git', 'init', '--quiet');
  commit('shell/a');
  const base = commit('remote-agency/a');
  expect(run(script, base)).toBe('[]');
  const agency = commit('remote-agency/b');
  expect(run(script, base)).toBe('["agency"]');
  commit('shared/ui/a');
  expect([run(script, agency), run(script, agency, '--shared')]).toEqual(['[]', '["shell","agency"]']);
  rmSync(folder, { recursive: true });
});

test('every pull request runs everything', () => {
  expect(getWorkflow('site.yml').on).toHaveProperty('pull_request');
  expect(getWorkflow('site.yml').on.pull_request?.paths).toBeUndefined();
});

test('there is a way back for every team, and old releases are removed', () => {
  const workflow = getWorkflow('operate.yml');
  expect(Object.keys(workflow.on)).toEqual(['schedule', 'workflow_dispatch']);
  expect(Object.values(workflow.jobs)).toContainEqual(expect.objectContaining({ environment: 'live' }));
  expect(stepsOf(workflow).some(({ run }) => run?.includes('npx manzil prune'))).toBe(true);
});

describe.each([...workflows])('%s', (_, workflow) => {
  test('may do no more than it says', () => {
    expect(typeof workflow.permissions).toBe('object');
    const granted = [workflow.permissions, ...Object.values(workflow.jobs).map(({ permissions }) => permissions)];
    const tooMuch = granted.flatMap((permissions) =>
      Object.entries(permissions ?? {}).filter(([right, level]) => level !== 'read' && right !== 'id-token'),
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
          ({ uses, with: input }) =>
            uses?.startsWith('actions/download-artifact@') && String(input?.name).startsWith('workspace'),
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

test('releases of one part run one after another', () => {
  const { check, release } = getWorkflow('part.yml').jobs;
  expect(check?.concurrency?.group).toContain('${{ inputs.part }}');
  expect(release?.concurrency?.group).toBe('release-${{ inputs.part }}');
});

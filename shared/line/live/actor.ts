import { spawnSync } from 'node:child_process';
import type { Actor } from '@site/contracts';
import { root } from '../checkout';

/** The account and URL of a CI run, otherwise git's `user.name`. Records nothing about the machine. */
export function readActor(env: NodeJS.ProcessEnv = process.env): Actor {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  const ofGitHub = GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const run = ofGitHub ?? env.CI_JOB_URL ?? env.BUILD_URL ?? '';
  const isCI = Boolean(env.CI) || run !== '';
  const account = env.GITHUB_ACTOR ?? env.GITLAB_USER_LOGIN ?? env.BUILD_USER_ID ?? (isCI ? 'a CI run' : gitName());
  const name = account.trim().slice(0, 80) || 'unknown';
  return { name, ...(URL.canParse(run) && /^https?:/.test(run) ? { run } : {}) };
}

/** `''` without git or a name. */
function gitName(): string {
  return spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

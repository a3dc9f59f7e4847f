import { spawnSync } from 'node:child_process';
import { root } from '../build';
import type { Actor } from '@site/contracts';

/** The account and URL of a CI run, otherwise git's `user.name`. Records nothing about the machine. */
export function readActor(env: NodeJS.ProcessEnv = process.env): Actor {
  const { GITHUB_ACTIONS, GITHUB_ACTOR, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
  if (GITHUB_ACTIONS)
    return actor(GITHUB_ACTOR, `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`);
  const run = env.CI_JOB_URL ?? env.BUILD_URL;
  if (env.CI || run) return actor(env.GITLAB_USER_LOGIN ?? env.BUILD_USER_ID, run);
  return actor(gitName(), undefined);
}

function actor(name: string | undefined, run: string | undefined): Actor {
  const isAddress = run !== undefined && URL.canParse(run) && /^https?:/.test(run);
  return { name: plain(name) || (isAddress ? 'a CI run' : 'unknown'), ...(isAddress ? { run } : {}) };
}

/** Terminals print names: short, without control characters. */
function plain(text = ''): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 80);
}

/** `''` without git or a name. */
function gitName(): string {
  return spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).stdout ?? '';
}

import { execFileSync } from 'node:child_process';
import { root } from '@site/build';
import type { Actor } from '@site/contracts';

/**
 * Who runs this process: the account and the address of a CI run (GitHub, GitLab, Jenkins and what names itself alike),
 * else `user.name` of git. Nothing of the machine is recorded.
 */
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

/** A name is printed in terminals: without control characters, and short. */
function plain(text = ''): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 80);
}

let known: string | undefined;

/** Asked once for each process. */
function gitName(): string {
  known ??= askGit();
  return known;
}

function askGit(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return ''; // no git, or no name
  }
}

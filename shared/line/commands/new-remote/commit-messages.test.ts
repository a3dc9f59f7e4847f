/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { newFolder } from '../../testing/folder';
import { root } from '../../checkout';

let folder: string;
beforeEach(() => {
  folder = newFolder();
  run('git', 'init', '--quiet');
  commit('chore: first', 'The commit before those that are checked.');
});

function run(program: string, ...words: string[]) {
  const author = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a' };
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', ...author };
  return spawnSync(program, words, { cwd: folder, encoding: 'utf8', env });
}

function commit(...paragraphs: string[]): void {
  const message = paragraphs.flatMap((paragraph) => ['-m', paragraph]);
  const { status, stderr } = run('git', 'commit', '--quiet', '--allow-empty', ...message);
  if (status !== 0) throw new Error(stderr);
}

const check = (...base: string[]) => run(path.join(root, '.github/scripts/check-commits.sh'), ...base);

test('commits with a short subject and a body pass', () => {
  commit(`fix(ui): ${'x'.repeat(63)}`, 'A subject of 72 characters.');
  commit('docs: two commits are checked', 'A scope is optional.');
  expect(check('HEAD~2')).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  [`fix(ui): ${'x'.repeat(64)}`, 'Why.', 'the subject has 73 characters, at most 72 are allowed'],
  ['Fixed the button', 'Why.', 'the subject needs the form "type(scope): subject"'],
  ['fix(ui): the button answers', '', 'the body must say why'],
])('a commit "%s" with the body "%s" is refused', (subject, body, sentence) => {
  commit(subject, body);
  commit('fix(ui): a sound commit', 'It is newer than the planted one.');
  const { status, stderr } = check('HEAD~2');
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${subject}: ${sentence}\n` });
});

test.each(['', '0'.repeat(40), 'f'.repeat(40)])(
  'after a push from an unknown commit "%s" the last one is checked',
  (base) => {
    commit('Planted');
    commit('fix: a sound commit', 'It is the last one.');
    expect(check(base)).toMatchObject({ status: 0, stderr: '' });
    commit('Planted');
    expect(check(base).status).toBe(1);
  },
);

test('the first commit of a history is checked', () => {
  expect(check('0'.repeat(40)).status).toBe(0);
  run('git', 'commit', '--quiet', '--amend', '--allow-empty', '-m', 'Planted');
  expect(check('0'.repeat(40)).status).toBe(1);
});

/** @jest-environment node */
import { readActor } from './actor';

test.each([
  [
    'GitHub',
    {
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTOR: 'ada',
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'manzil/site',
      GITHUB_RUN_ID: '7',
    },
    { name: 'ada', run: 'https://github.example/manzil/site/actions/runs/7' },
  ],
  [
    'GitLab',
    { CI: 'true', GITLAB_USER_LOGIN: 'ada', CI_JOB_URL: 'https://gitlab.example/jobs/7' },
    { name: 'ada', run: 'https://gitlab.example/jobs/7' },
  ],
  ['Jenkins', { BUILD_URL: 'https://ci.example/job/7' }, { name: 'a CI run', run: 'https://ci.example/job/7' }],
  ['a CI system that names nothing', { CI: 'true' }, { name: 'a CI run' }],
  ['a variable that is not an address', { CI: 'true', CI_JOB_URL: 'javascript:alert(1)' }, { name: 'a CI run' }],
])('an activation by %s records the account and the run', (_, env, actor) => {
  expect(readActor(env)).toEqual(actor);
});

test('a name is short', () => {
  expect(readActor({ CI: '1', GITHUB_ACTOR: 'a'.repeat(200) }).name).toBe('a'.repeat(80));
});

test('outside of CI it is the name that git knows, and nothing of the machine', () => {
  expect(Object.keys(readActor({ HOSTNAME: 'desk-7', USER: 'root' }))).toEqual(['name']);
});

import { describeLimit } from './errors';

test('a limit of the machine is a sentence that names the place and what to do', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/srv/site/a',
  });
  const sentence = 'The disk is full: /srv/site/a. Nothing went live by this. Mend it, then run the command again.';
  expect(describeLimit(error)).toBe(sentence);
  expect(describeLimit(new Error('It could not be stored.', { cause: error }))).toBe(sentence);
  expect(describeLimit(new Error('A bug.'))).toBeUndefined();
});

import { viewReport } from './start-reporter';

const about = { composition: 'c', page: '/' };
const failure = (message = 'x') => ({ kind: 'error', part: 'projects@1', message, frames: [] });
const vital = { name: 'LCP' as const, value: 900, part: 'projects@1' };

test('counts a view once, with its parts, failures and vitals', () => {
  const view = viewReport('c', '/');
  view.show(['shell@1', 'projects@1']);
  view.measure(vital);
  expect(view.take()).toEqual({
    ...about,
    parts: ['shell@1', 'projects@1'],
    views: 1,
    failures: [],
    vitals: [vital],
  });
  expect(view.take()).toBeUndefined();
});

test('reports a later failure without counting the view again', () => {
  const view = viewReport('c', '/');
  view.show(['shell@1']);
  view.take();
  view.fail(failure());
  expect(view.take()).toMatchObject({ views: 0, parts: ['shell@1'], failures: [failure()] });
});

test('counts a part that a later navigation adds, and no part a second time', () => {
  const view = viewReport('c', '/');
  view.show(['shell@1']);
  view.take();
  view.show(['shell@1', 'agency@1']);
  expect(view.take()).toMatchObject({ views: 1, parts: ['agency@1'] });
});

test('reports a failure once, and at most ten different ones', () => {
  const view = viewReport('c', '/');
  view.show(['shell@1']);
  for (let times = 0; times < 3; times += 1) view.fail(failure());
  expect(view.take()?.failures).toEqual([failure()]);
  for (let other = 0; other < 30; other += 1) view.fail(failure(`other ${other}`));
  expect(view.take()?.failures).toHaveLength(9);
  view.fail(failure('later'));
  expect(view.take()).toBeUndefined();
});

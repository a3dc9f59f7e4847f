/** @jest-environment node */
import { changelog } from './changelog';

const commit = (date: string, subject: string) => ({ hash: 'abc1234', date, subject });

it('lists what is new, fixed and faster under its day, the newest day first', () => {
  const text = changelog([
    commit('2026-01-01', 'fix(shell): focus moves'),
    commit('2026-01-02', 'feat(ui)!: a new card'),
    commit('2026-01-02', 'perf: fewer bytes'),
  ]);
  expect(text).toBe(
    '# Changes\n\n## 2026-01-02\n\n### New\n- **Breaking:** ui: a new card (abc1234)\n\n### Faster\n- fewer bytes (abc1234)\n\n## 2026-01-01\n\n### Fixed\n- shell: focus moves (abc1234)\n',
  );
});

it('leaves out tests, chores, days without a change and subjects without a type', () => {
  expect(
    changelog([
      commit('2026-01-01', 'test(e2e): titles'),
      commit('2026-01-01', 'feat without a colon'),
      commit('2026-01-01', 'chore: lock'),
    ]),
  ).toBe('# Changes\n');
});

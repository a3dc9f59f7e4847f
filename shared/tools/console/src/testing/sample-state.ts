import type { ConsoleState, HistoryStep, LiveSite, StepDiff } from '../messages';

export const sampleLive: LiveSite = {
  sequence: 2,
  composition: '28f0f0de6765',
  at: '2026-01-02T10:00:00.000Z',
  reason: 'release projects 1.0.0-dd183cd0',
  by: { name: 'Ada', run: 'https://ci.example/7' },
  pages: 42,
  parts: [
    {
      part: 'agency',
      owner: 'agency',
      version: '1.0.0-28ae16ef',
      commit: '3cf5bd89bc',
      isUncommitted: false,
      builtAt: '2026-01-01T10:00:00.000Z',
      isPinned: true,
    },
    {
      part: 'projects',
      owner: 'projects',
      version: '1.0.0-dd183cd0',
      commit: '6fc8dbebcc',
      isUncommitted: true,
      builtAt: '2026-01-02T09:00:00.000Z',
      came: { sequence: 2, at: '2026-01-02T10:00:00.000Z', by: { name: 'Ada' } },
      isPinned: false,
      previous: '1.0.0-4a476fce',
    },
  ],
  shared: {
    remotes: ['agency', 'projects'],
    modules: [
      {
        name: 'react',
        provided: '19.3.1',
        uses: [
          { range: '^19.3.1', fits: true, breaksAt: '20.0.0' },
          { range: '^20.0.0', fits: false },
        ],
      },
      {
        name: '@site/ui/core',
        provided: '1.0.0',
        exports: 27,
        uses: [null, { range: '^1.0.0', fits: true, used: ['Button', 'Text'] }],
      },
    ],
  },
  retired: [],
  withdrawn: [],
};

export const sampleState: ConsoleState = {
  storage: '.data/site',
  actor: { name: 'Grace' },
  live: sampleLive,
  previews: [],
  sources: [],
};

export const sampleSteps: readonly HistoryStep[] = [
  {
    sequence: 2,
    at: '2026-01-02T10:00:00.000Z',
    reason: 'release projects 1.0.0-dd183cd0',
    by: { name: 'Ada' },
    composition: '28f0f0de6765',
    changed: { projects: '1.0.0-dd183cd0' },
    uncommitted: [],
  },
  {
    sequence: 1,
    at: '2026-01-01T10:00:00.000Z',
    reason: 'start',
    composition: '88a872c5d268',
    changed: {},
    uncommitted: [],
  },
];

export const sampleDiff: StepDiff = {
  isEqual: false,
  parts: [
    {
      part: 'projects',
      before: '1.0.0-4a476fce',
      after: '1.0.0-dd183cd0',
      commits: ['6fc8dbe feat(projects): say how many'],
    },
  ],
  contracts: ['project grid of projects takes `sort` now; nobody passes it.'],
  site: [],
  pages: [{ name: '/projects', state: 'changed', sentences: ['text: “projects” is now “projects in all”'] }],
};

import { act, screen, within } from '@testing-library/react';
import { sampleLive, sampleState, sampleSteps } from '../testing/sample-state';
import { newExchange, press, showConsole, withLive } from '../testing/show-console';
import type { ConsoleApi } from './api';

const show = (more?: Partial<ConsoleApi>) => showConsole(newExchange(), more);
const partCard = async (name: string) =>
  within(
    await screen.findByRole('heading', { name, level: 3 }).then((heading) => heading.closest('li') ?? document.body),
  );

describe('what is live', () => {
  it('has version, commit, actor, predecessor and warnings per part', async () => {
    show();
    const projects = await partCard('projects');
    for (const text of ['1.0.0-dd183cd0', '6fc8dbebcc', '1.0.0-4a476fce', 'uncommitted', 'Team projects'])
      expect(projects.getByText(text)).toBeInTheDocument();
    expect(projects.getByText(/by Ada/)).toBeInTheDocument();
    const agency = await partCard('agency');
    expect(agency.getByText('pinned')).toBeInTheDocument();
    expect(agency.getByText('no other version')).toBeInTheDocument();
    expect(agency.queryByRole('button')).toBeNull();
  });

  it('names the storage, the acting person, and the last CI run', async () => {
    show();
    expect(await screen.findByText(/, as Grace$/)).toHaveTextContent('.data/site, as Grace');
    expect(screen.getByRole('link', { name: 'a CI run' })).toHaveAttribute('href', 'https://ci.example/7');
    for (const time of screen.getAllByTitle('2026-01-02 10:00:00 UTC'))
      expect(time).toHaveAttribute('dateTime', '2026-01-02T10:00:00.000Z');
  });

  it('has health of the live version beside the one before', async () => {
    const row = { part: 'projects', views: 1200, errorsPer1000Views: 2.5, LCP: 2603.4, INP: 147, CLS: 0.0124 };
    show({
      health: async () => ({
        days: 7,
        rows: [
          { ...row, version: '1.0.0-dd183cd0', is: 'live' },
          {
            ...row,
            version: '1.0.0-4a476fce',
            is: 'previous',
            views: 0,
            errorsPer1000Views: null,
            LCP: null,
            INP: null,
            CLS: null,
          },
        ],
      }),
    });
    const table = await screen.findByRole('table', { name: 'Reports of projects' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((each) => each.textContent),
    ).toEqual(['ViewsErrorsLCPINPCLS', 'Live1,2002.52,6031470.012', 'Before0––––']);
  });

  it.each([
    [
      async () => ({ note: 'Browsers report nothing: REPORT_SAMPLE is 0.' }),
      'Browsers report nothing: REPORT_SAMPLE is 0.',
    ],
    [() => Promise.reject(new Error('The reports cannot be read.')), 'The reports cannot be read.'],
  ])('says why there is no health to show', async (health, sentence) => {
    show({ health });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('has the room of each shared module to the next break', async () => {
    show();
    const rows = within(await screen.findByRole('region', { name: 'Shared modules by part' }))
      .getAllByRole<HTMLTableRowElement>('row')
      .map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Module', 'agency', 'projects'],
      ['react19.3.1', 'below 20.0.0^19.3.1', '^20.0.0 is not met'],
      ['@site/ui/core1.0.0, 27 exports', '–does not ask for it', 'uses 2 of 27ButtonText'],
    ]);
  });
});

describe('states in words', () => {
  it('while it is read, and when the storage cannot be reached', async () => {
    show({ state: () => Promise.reject(new Error('The storage cannot be read: timed out')) });
    expect(screen.getByText('Reading what is live …')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'What is live' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The storage cannot be read: timed outRefresh tries again.',
    );
  });

  it('a storage that cannot be read any more leaves what was read, with the reason', async () => {
    const state = jest.fn(async () => sampleState);
    const { user } = show({ state });
    await partCard('projects');
    state.mockRejectedValueOnce(new Error('The storage cannot be read: timed out'));
    await press(user, 'Refresh');
    expect(await screen.findByRole('alert')).toHaveTextContent('timed out');
    await partCard('projects');
  });

  it('before anything is live, it says what to do', async () => {
    show({ state: async () => ({ storage: '.data/site', actor: { name: 'Grace' }, previews: [], sources: [] }) });
    expect(await screen.findByRole('heading', { name: 'Nothing is live yet' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Roll back/ })).toBeNull();
  });

  it('without previews, other storages and withdrawn versions', async () => {
    show();
    for (const words of [/There are none\./, /No other storage is configured/, 'None.'])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('a freeze and a careful release are said before the parts', async () => {
    show(
      withLive({
        freeze: { until: '2027-01-02T00:00:00.000Z', why: 'holidays', by: { name: 'Ada' } },
        careful: { share: 5, released: { projects: '1.0.0-eeee0000' }, at: sampleLive.at },
        retired: ['market-news'],
      }),
    );
    for (const words of [
      'Frozen until 2027-01-02 00:00 UTC',
      'Careful release: 5 % of visitors',
      'Retired: market-news',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('opens a step to what it has changed, and versions can be withdrawn there', async () => {
    const { user } = show();
    const [newest] = await screen.findAllByRole('button', { name: 'Show what changed' });
    if (newest) await user.click(newest);
    for (const text of [
      'project grid of projects takes `sort` now; nobody passes it.',
      'text: “projects” is now “projects in all”',
      'npx manzil diff 1 2 --html diff.html',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await press(user, 'Withdraw projects 1.0.0-dd183cd0');
    expect(screen.getByRole('region', { name: 'Withdraw projects 1.0.0-dd183cd0' })).toBeInTheDocument();
  });

  it('says why a step cannot be compared', async () => {
    const { user } = show({
      diff: () => Promise.reject(new Error('activation 1 has been pruned, so there is nothing to compare.')),
    });
    const [newest] = await screen.findAllByRole('button', { name: 'Show what changed' });
    if (newest) await user.click(newest);
    expect(await screen.findByRole('alert')).toHaveTextContent('has been pruned');
  });

  it('offers older steps as long as there may be any', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...sampleSteps[0],
      sequence: 20 - index,
    })) as typeof sampleSteps;
    const history = jest.fn(async () => many);
    const { user } = show({ history });
    await press(user, 'Show older');
    expect(history).toHaveBeenLastCalledWith(20);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});

it('previews have their addresses', async () => {
  show(
    withLive(
      {},
      {
        previews: [
          {
            name: 'new-search',
            at: sampleLive.at,
            reason: 'preview of projects',
            url: 'http://new-search.localhost:3000',
          },
        ],
      },
    ),
  );
  expect(await screen.findByRole('link', { name: 'new-search' })).toHaveAttribute(
    'href',
    'http://new-search.localhost:3000',
  );
});

it('warns about outdated data while server or storage is gone', async () => {
  jest.useFakeTimers();
  const sequence = jest.fn<Promise<number>, []>(async () => 2);
  sequence.mockRejectedValueOnce(new Error('The console does not answer.'));
  show({ sequence });
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The console does not answer.What is shown may be old. Refresh tries again.',
  );
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});

it('what somebody else puts live is shown without a press', async () => {
  jest.useFakeTimers();
  const sequence = jest.fn(async () => 3);
  const { api } = show({ sequence });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(api.state).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(api.state).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

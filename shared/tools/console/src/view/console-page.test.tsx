import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteProvider } from '@site/ui/core';
import type { ActionMessage, ActionRequest, ConsoleState, LiveSite } from '../messages';
import { sampleDiff, sampleLive, sampleState, sampleSteps } from '../testing/sample-state';
import type { ConsoleApi } from './api';
import { ConsolePage } from './console-page';

let asked: ActionRequest[];
let answers: ActionMessage[][];

beforeEach(() => {
  asked = [];
  answers = [[{ say: 'Would put live again: projects 1.0.0-4a476fce.' }, { checked: 'ticket-1' }], [{ say: 'Live again.' }, { done: true }]];
});

function show(more: Partial<ConsoleApi> = {}) {
  const api: ConsoleApi = {
    sequence: async () => 2,
    state: jest.fn(async () => sampleState),
    history: jest.fn(async () => sampleSteps),
    health: async () => ({ days: 7, rows: [] }),
    diff: async () => sampleDiff,
    act: async (request, onMessage) => {
      asked.push(request);
      answers.shift()?.forEach(onMessage);
    },
    ...more,
  };
  render(<SiteProvider><ConsolePage api={api} /></SiteProvider>);
  return { api, user: userEvent.setup() };
}

const withLive = (live: Partial<LiveSite>, state: Partial<ConsoleState> = {}) => ({ state: async () => ({ ...sampleState, ...state, live: { ...sampleLive, ...live } }) });
const partCard = async (name: string) => within(await screen.findByRole('heading', { name, level: 3 }).then((heading) => heading.closest('li') ?? document.body));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(await screen.findByRole('button', { name }));

describe('what is live', () => {
  it('is said for each part: version, commit, who, what was before, and what is out of the ordinary', async () => {
    show();
    const projects = await partCard('projects');
    for (const text of ['1.0.0-dd183cd0', '6fc8dbebcc', '1.0.0-4a476fce', 'uncommitted', 'Team projects']) expect(projects.getByText(text)).toBeInTheDocument();
    expect(projects.getByText(/by Ada/)).toBeInTheDocument();
    const agency = await partCard('agency');
    expect(agency.getByText('pinned')).toBeInTheDocument();
    expect(agency.getByText('no other version')).toBeInTheDocument();
    expect(agency.queryByRole('button')).toBeNull();
  });

  it('names the storage and the person that every button acts for, and the CI run of the last activation', async () => {
    show();
    expect(await screen.findByText(/, as Grace$/)).toHaveTextContent('.data/site, as Grace');
    expect(screen.getByRole('link', { name: 'a CI run' })).toHaveAttribute('href', 'https://ci.example/7');
    for (const time of screen.getAllByTitle('2026-01-02 10:00:00 UTC')) expect(time).toHaveAttribute('dateTime', '2026-01-02T10:00:00.000Z');
  });

  it('has health of the live version beside the one before', async () => {
    const row = { part: 'projects', views: 1200, errorsPer1000Views: 2.5, LCP: 2603.4, INP: 147, CLS: 0.0124 };
    show({ health: async () => ({ days: 7, rows: [{ ...row, version: '1.0.0-dd183cd0', is: 'live' }, { ...row, version: '1.0.0-4a476fce', is: 'previous', views: 0, errorsPer1000Views: null, LCP: null, INP: null, CLS: null }] }) });
    const table = await screen.findByRole('table', { name: 'Reports of projects' });
    expect(within(table).getAllByRole('row').map((each) => each.textContent)).toEqual(['ViewsErrorsLCPINPCLS', 'Live1,2002.52,6031470.012', 'Before0––––']);
  });

  it.each([
    [async () => ({ note: 'Browsers report nothing: REPORT_SAMPLE is 0.' }), 'Browsers report nothing: REPORT_SAMPLE is 0.'],
    [() => Promise.reject(new Error('The reports cannot be read.')), 'The reports cannot be read.'],
  ])('says why there is no health to show', async (health, sentence) => {
    show({ health });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('has the room of each shared module to the next break', async () => {
    show();
    const rows = within(await screen.findByRole('region', { name: 'Shared modules by part' })).getAllByRole<HTMLTableRowElement>('row').map((row) => [...row.cells].map((cell) => cell.textContent));
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
    expect(await screen.findByRole('alert')).toHaveTextContent('The storage cannot be read: timed outRefresh tries again.');
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
    for (const words of [/There are none\./, /No other storage is configured/, 'None.']) expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('a freeze and a careful release are said before the parts', async () => {
    show(withLive({ freeze: { until: '2027-01-02T00:00:00.000Z', why: 'holidays', by: { name: 'Ada' } }, careful: { share: 5, released: { projects: '1.0.0-eeee0000' }, at: sampleLive.at }, retired: ['market-news'] }));
    for (const words of ['Frozen until 2027-01-02 00:00 UTC', 'Careful release: 5 % of visitors', 'Retired: market-news']) expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('a button', () => {
  it('first says what its command would do, acts at the second press, and shows the new state', async () => {
    const { api, user } = show();
    await press(user, 'Roll back projects');
    const panel = within(screen.getByRole('region', { name: 'Roll back projects' }));
    expect(await panel.findByText('Would put live again: projects 1.0.0-4a476fce.')).toBeInTheDocument();
    expect(asked).toEqual([{ step: 'check', action: { kind: 'rollback', part: 'projects' } }]);
    expect(panel.getByText('Checked. Nothing has been changed yet.')).toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: /Why/ }), 'prices');
    await user.click(panel.getByRole('button', { name: 'Roll back now' }));
    expect(asked.at(-1)).toEqual({ step: 'act', ticket: 'ticket-1', why: 'prices' });
    expect(await panel.findByText('Done.')).toBeInTheDocument();
    expect(api.state).toHaveBeenCalledTimes(2);
  });

  it('gives the focus to its panel, and gets it back when that is closed', async () => {
    const { user } = show();
    await press(user, 'Roll back projects');
    expect(screen.getByRole('heading', { name: 'Roll back projects' })).toHaveFocus();
    await press(user, 'Cancel');
    expect(screen.getByRole('button', { name: 'Roll back projects' })).toHaveFocus();
    expect(asked).toHaveLength(1);
  });

  it('that was refused shows why, each reason on its own, and offers no second press', async () => {
    answers = [[{ refused: 'This cannot go live:\n  agency needs it.\n  marketing links to it.' }]];
    const { user } = show();
    await press(user, 'Roll back projects');
    const reasons = within(await screen.findByRole('alert')).getAllByText(/./, { selector: 'p' });
    expect(reasons.map((reason) => reason.textContent)).toEqual(['This cannot go live:', 'agency needs it.', 'marketing links to it.']);
    expect(screen.queryByRole('button', { name: 'Roll back now' })).toBeNull();
    expect(screen.queryByRole('button', { name: /freeze/ })).toBeNull();
  });

  it('can override a freeze, which is checked again before', async () => {
    answers.unshift([{ refused: 'Frozen until 2027-01-02.' }]);
    const { user } = show(withLive({ freeze: { until: '2027-01-02T00:00:00.000Z', why: 'holidays' } }));
    await press(user, 'Roll back the whole site');
    await press(user, 'Check again, overriding the freeze');
    expect(asked.at(-1)).toEqual({ step: 'check', action: { kind: 'rollback', overrideFreeze: true } });
    await press(user, 'Roll back now');
    expect(asked.at(-1)).toMatchObject({ step: 'act', ticket: 'ticket-1' });
  });

  it('keeps the keyboard in its panel when the pressed button has gone', async () => {
    const { user } = show();
    await press(user, 'Roll back projects');
    await press(user, 'Roll back now');
    expect(await screen.findByText('Done.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Roll back projects' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('that has gone after it was done leaves the focus at the content', async () => {
    const state = jest.fn(async () => sampleState);
    const { user } = show({ state });
    await press(user, 'Roll back projects');
    const parts = sampleLive.parts.map(({ previous: _, ...part }) => part);
    state.mockResolvedValue({ ...sampleState, live: { ...sampleLive, parts } });
    await press(user, 'Roll back now');
    await screen.findByText('Done.');
    await press(user, 'Close');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('that would change nothing reports it, and offers no second press', async () => {
    answers = [[{ say: 'live has these releases already.' }, { nothingToDo: true }]];
    const { user } = show(withLive({}, { sources: ['staging'] }));
    await press(user, 'Promote from staging');
    expect(await screen.findByText('There is nothing to do.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Promote now' })).toBeNull();
  });

  it('that withdraws asks for the reason before it checks', async () => {
    const { user } = show();
    await press(user, 'Withdraw projects');
    await press(user, 'Check');
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'prices are wrong');
    await press(user, 'Check');
    expect(asked).toEqual([{ step: 'check', action: { kind: 'withdraw', version: 'projects@1.0.0-dd183cd0', why: 'prices are wrong' } }]);
    await press(user, 'Withdraw now');
    expect(asked.at(-1)).toEqual({ step: 'act', ticket: 'ticket-1' });
  });

  it.each([
    ['Next step', 'Take it now', { kind: 'next' }],
    ['Take back', 'Take it back now', { kind: 'abort' }],
    ['Promote from staging', 'Promote now', { kind: 'promote', from: 'staging' }],
  ])('"%s" is checked and done in the same way', async (name, second, action) => {
    const { user } = show(withLive({ careful: { share: 5, released: { projects: '1.0.0-eeee0000' }, at: sampleLive.at } }, { sources: ['staging'] }));
    await press(user, name);
    expect(asked).toEqual([{ step: 'check', action }]);
    await press(user, second);
    expect(asked.at(-1)).toMatchObject({ step: 'act', ticket: 'ticket-1' });
  });

  it('of a server that is gone tells why', async () => {
    const { user } = show({ act: () => Promise.reject(new Error('The console does not answer.')) });
    await press(user, 'Roll back projects');
    expect(await screen.findByRole('alert')).toHaveTextContent('The console does not answer.');
  });

  it('while something is done, no other one can be pressed', async () => {
    const { user } = show({ act: () => new Promise(() => undefined) });
    await press(user, 'Roll back projects');
    expect(await screen.findByText('Checking; nothing is changed yet …')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Roll back the whole site' })).toBeDisabled();
  });
});

describe('the history', () => {
  it('opens a step to what it has changed, and versions can be withdrawn there', async () => {
    const { user } = show();
    const [newest] = await screen.findAllByRole('button', { name: 'Show what changed' });
    if (newest) await user.click(newest);
    for (const text of ['project grid of projects takes `sort` now; nobody passes it.', 'text: “projects” is now “projects in all”', 'npm run diff -- 1 2 --html diff.html']) expect(await screen.findByText(text)).toBeInTheDocument();
    await press(user, 'Withdraw projects 1.0.0-dd183cd0');
    expect(screen.getByRole('region', { name: 'Withdraw projects 1.0.0-dd183cd0' })).toBeInTheDocument();
  });

  it('says why a step cannot be compared', async () => {
    const { user } = show({ diff: () => Promise.reject(new Error('activation 1 has been pruned, so there is nothing to compare.')) });
    const [newest] = await screen.findAllByRole('button', { name: 'Show what changed' });
    if (newest) await user.click(newest);
    expect(await screen.findByRole('alert')).toHaveTextContent('has been pruned');
  });

  it('offers older steps as long as there may be any', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ ...sampleSteps[0], sequence: 20 - index })) as typeof sampleSteps;
    const history = jest.fn(async () => many);
    const { user } = show({ history });
    await press(user, 'Show older');
    expect(history).toHaveBeenLastCalledWith(20);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });
});

it('previews have their addresses', async () => {
  show(withLive({}, { previews: [{ name: 'new-search', at: sampleLive.at, reason: 'preview of projects', url: 'http://new-search.localhost:3000' }] }));
  expect(await screen.findByRole('link', { name: 'new-search' })).toHaveAttribute('href', 'http://new-search.localhost:3000');
});

it('says that what it shows may be old when the server or the storage is gone, until they are back', async () => {
  jest.useFakeTimers();
  const sequence = jest.fn<Promise<number>, []>(async () => 2);
  sequence.mockRejectedValueOnce(new Error('The console does not answer.'));
  show({ sequence });
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('alert')).toHaveTextContent('The console does not answer.What is shown may be old. Refresh tries again.');
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

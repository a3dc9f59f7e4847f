import { screen, within } from '@testing-library/react';
import { sampleLive, sampleState } from '../testing/sample-state';
import { type Exchange, newExchange, press, showConsole, withLive } from '../testing/show-console';
import type { ConsoleApi } from './api';

let exchange: Exchange;
beforeEach(() => {
  exchange = newExchange();
});

const show = (more?: Partial<ConsoleApi>) => showConsole(exchange, more);

describe('a button', () => {
  it('previews its command, acts at the second press, and shows the result', async () => {
    const { api, user } = show();
    await press(user, 'Roll back projects');
    const panel = within(screen.getByRole('region', { name: 'Roll back projects' }));
    expect(await panel.findByText('Would put live again: projects 1.0.0-4a476fce.')).toBeInTheDocument();
    expect(exchange.asked).toEqual([{ step: 'check', action: { kind: 'rollback', part: 'projects' } }]);
    expect(panel.getByText('Checked. Nothing has been changed yet.')).toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: /Why/ }), 'prices');
    await user.click(panel.getByRole('button', { name: 'Roll back now' }));
    expect(exchange.asked.at(-1)).toEqual({ step: 'act', ticket: 'ticket-1', why: 'prices' });
    expect(await panel.findByText('Done.')).toBeInTheDocument();
    expect(api.state).toHaveBeenCalledTimes(2);
  });

  it('gives the focus to its panel, and gets it back when that is closed', async () => {
    const { user } = show();
    await press(user, 'Roll back projects');
    expect(screen.getByRole('heading', { name: 'Roll back projects' })).toHaveFocus();
    await press(user, 'Cancel');
    expect(screen.getByRole('button', { name: 'Roll back projects' })).toHaveFocus();
    expect(exchange.asked).toHaveLength(1);
  });

  it('that was refused shows why, each reason on its own, and offers no second press', async () => {
    exchange.answers = [[{ refused: 'This cannot go live:\n  agency needs it.\n  marketing links to it.' }]];
    const { user } = show();
    await press(user, 'Roll back projects');
    const reasons = within(await screen.findByRole('alert')).getAllByText(/./, { selector: 'p' });
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'This cannot go live:',
      'agency needs it.',
      'marketing links to it.',
    ]);
    expect(screen.queryByRole('button', { name: 'Roll back now' })).toBeNull();
    expect(screen.queryByRole('button', { name: /freeze/ })).toBeNull();
  });

  it('can override a freeze, which is checked again before', async () => {
    exchange.answers.unshift([{ refused: 'Frozen until 2027-01-02.' }]);
    const { user } = show(withLive({ freeze: { until: '2027-01-02T00:00:00.000Z', why: 'holidays' } }));
    await press(user, 'Roll back the whole site');
    await press(user, 'Check again, overriding the freeze');
    expect(exchange.asked.at(-1)).toEqual({ step: 'check', action: { kind: 'rollback', overrideFreeze: true } });
    await press(user, 'Roll back now');
    expect(exchange.asked.at(-1)).toMatchObject({ step: 'act', ticket: 'ticket-1' });
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
    exchange.answers = [[{ say: 'live has these releases already.' }, { nothingToDo: true }]];
    const { user } = show(withLive({}, { sources: ['staging'] }));
    await press(user, 'Promote from staging');
    expect(await screen.findByText('There is nothing to do.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Promote now' })).toBeNull();
  });

  it('that withdraws asks for the reason before it checks', async () => {
    const { user } = show();
    await press(user, 'Withdraw projects');
    await press(user, 'Check');
    expect(exchange.asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'prices are wrong');
    await press(user, 'Check');
    expect(exchange.asked).toEqual([
      { step: 'check', action: { kind: 'withdraw', version: 'projects@1.0.0-dd183cd0', why: 'prices are wrong' } },
    ]);
    await press(user, 'Withdraw now');
    expect(exchange.asked.at(-1)).toEqual({ step: 'act', ticket: 'ticket-1' });
  });

  it.each([
    ['Next step', 'Take it now', { kind: 'next' }],
    ['Take back', 'Take it back now', { kind: 'abort' }],
    ['Promote from staging', 'Promote now', { kind: 'promote', from: 'staging' }],
  ])('"%s" is checked and done in the same way', async (name, second, action) => {
    const { user } = show(
      withLive(
        { careful: { share: 5, released: { projects: '1.0.0-eeee0000' }, at: sampleLive.at } },
        { sources: ['staging'] },
      ),
    );
    await press(user, name);
    expect(exchange.asked).toEqual([{ step: 'check', action }]);
    await press(user, second);
    expect(exchange.asked.at(-1)).toMatchObject({ step: 'act', ticket: 'ticket-1' });
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

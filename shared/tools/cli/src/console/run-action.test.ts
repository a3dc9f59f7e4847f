/** @jest-environment node */
import type { ConsoleAction } from '@site/console';
import { abortCarefulRelease, takeNextStep } from '../commands/careful-release';
import { promote } from '../commands/promote';
import { rollback } from '../commands/rollback';
import { withdraw } from '../commands/withdraw';
import { runAction } from './run-action';

jest.mock('../commands/careful-release', () => ({ abortCarefulRelease: jest.fn(), takeNextStep: jest.fn() }));
jest.mock('../commands/promote', () => ({ promote: jest.fn() }));
jest.mock('../commands/rollback', () => ({ rollback: jest.fn() }));
jest.mock('../commands/withdraw', () => ({ withdraw: jest.fn() }));

const commands = [rollback, withdraw, promote, takeNextStep, abortCarefulRelease];
const print = () => undefined;

beforeEach(() => commands.forEach((command) => jest.mocked(command).mockReset()));

it.each<[ConsoleAction, jest.Mock | ((...words: never[]) => unknown), unknown[], object]>([
  [{ kind: 'rollback', part: 'shop', overrideFreeze: true }, rollback, ['shop'], { overrideFreeze: true }],
  [{ kind: 'rollback' }, rollback, [undefined], {}],
  [
    { kind: 'withdraw', version: 'shop@1.0.0-1a2b3c4d', why: 'prices' },
    withdraw,
    ['shop@1.0.0-1a2b3c4d'],
    { why: 'prices', rollback: true },
  ],
  [{ kind: 'promote', from: 'staging' }, promote, ['staging', 'live', []], {}],
  [{ kind: 'next' }, takeNextStep, [], {}],
  [{ kind: 'abort' }, abortCarefulRelease, [], {}],
])('the button %j runs its command only, with equal words in a dry run', async (action, command, words, options) => {
  jest.mocked(promote).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  expect(await runAction(action, { dryRun: true, print })).toBe(true);
  expect(await runAction(action, { dryRun: false, why: 'seen', print })).toBe(action.kind !== 'promote');
  expect(jest.mocked(command).mock.calls).toEqual([
    [...words, expect.objectContaining({ dryRun: true, print, ...options })],
    [...words, expect.objectContaining({ dryRun: false, print, why: 'seen', ...options })],
  ]);
  for (const other of commands.filter((each) => each !== command)) expect(other).not.toHaveBeenCalled();
});

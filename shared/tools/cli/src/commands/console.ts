import { buildPage, type ConsoleSource, serveConsole } from '@site/console';
import { findLive } from '@site/delivery/activate';
import { createLog, runUntilStopped } from '@site/delivery/serve';
import type { Settings } from '@site/delivery/settings';
import { limitReads, UserError } from '@site/delivery/storage';
import { readStepDiff } from '../console/read-diff';
import { readConsoleHealth } from '../console/read-health';
import { readState } from '../console/read-state';
import { rememberLog } from '../console/remember-log';
import { runAction } from '../console/run-action';
import { type CommandContext, getLive, openContext } from '../context';
import { readHistory } from './history';

export interface ConsoleOptions {
  port: number;
}

/**
 * `npx manzil console`: state, history and buttons, with its user's rights. For this machine, under a secret address.
 */
export async function openConsole({ port }: ConsoleOptions): Promise<void> {
  const context = await openContext({ isReadOnly: true });
  refuseOtherHost(context.settings);
  const log = createLog('errors');
  const { server, url } = await serveConsole({
    source: sourceOf(context),
    files: await buildPage(),
    port,
    logError: (error) => log.error({ err: error }, 'The console could not answer.'),
  });
  console.log(
    `\nThe console of Manzil is on ${url}   (Ctrl-C ends it)\nThis address gives your rights to others: do not share it.\n`,
  );
  await runUntilStopped(server, () => Promise.resolve(), log);
}

/** Ignoring the setting silently would be worse. */
function refuseOtherHost({ host }: Pick<Settings, 'host'>): void {
  if (host && !['127.0.0.1', 'localhost'].includes(host))
    throw new UserError(
      `The console has your rights and only listens on this machine, not on HOST=${host}. Leave HOST out; from elsewhere, use an SSH tunnel.`,
    );
}

/** Milliseconds per storage read. */
const readLimitMs = 10_000;

export function sourceOf(opened: CommandContext): ConsoleSource {
  const storage = limitReads(rememberLog(opened.storage), readLimitMs);
  const context = { ...opened, storage };
  let seen = 0;
  return {
    sequence: async () => {
      const live = await findLive(storage, seen);
      seen = live?.sequence ?? 0;
      return live?.sequence;
    },
    state: () => readState(context),
    history: async (count) => readHistory(storage, await getLive(storage), count),
    health: () => readConsoleHealth(context),
    diff: (sequence) => readStepDiff(context, sequence),
    run: runAction,
  };
}

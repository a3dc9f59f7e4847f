import type { ConsoleHealth } from '@site/console';
import { reasonOf, UserError } from '@site/delivery/storage';
import { type CommandContext, getLive } from '../context';
import { healthRows } from '../commands/health';
import { openReports } from '../reports';

const days = 7;

export async function readConsoleHealth({
  storage,
  settings,
  readConfig,
}: Pick<CommandContext, 'storage' | 'settings' | 'readConfig'>): Promise<ConsoleHealth> {
  const live = await getLive(storage);
  try {
    const reports = await openReports(settings, await readConfig());
    return { days, rows: await healthRows(storage, live, await reports.health(days)) };
  } catch (error) {
    return { note: error instanceof UserError ? error.message : `The reports cannot be read: ${reasonOf(error)}` };
  }
}

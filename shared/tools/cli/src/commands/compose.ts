import { deploy } from '../deploy';
import { openStorage, readSettings } from '@site/delivery/settings';
import { Progress } from '../progress';

/** `npm run compose`: source to live without serving. */
export async function composeOnly(): Promise<void> {
  const settings = readSettings();
  await deploy(await openStorage(settings), settings, new Progress());
}

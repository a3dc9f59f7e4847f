import { bringUp } from '../bring-up';
import { openStorage } from '../open-storage';
import { Progress } from '../progress';
import { readSettings } from '../settings';

/** `npm run compose`: source to live without serving. */
export async function bringUpOnly(): Promise<void> {
  const settings = readSettings();
  await bringUp(await openStorage(settings), settings, new Progress());
}

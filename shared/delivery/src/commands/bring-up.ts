import { bringUp } from '../bring-up';
import { FolderStorage } from '../folder-storage';
import { Progress } from '../progress';
import { readSettings } from '../settings';

/** `npm run compose`: source to live without serving. */
export async function bringUpOnly(): Promise<void> {
  const settings = readSettings();
  await bringUp(new FolderStorage(settings.siteDir), settings, new Progress());
}

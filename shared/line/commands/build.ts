import { buildParts } from '../build';
import { Progress } from './progress';
import { requireParts, sayBuilt } from './context';
import { listParts } from '../checkout';

export async function build(names: readonly string[]): Promise<void> {
  const progress = new Progress();
  const parts = names.length > 0 ? requireParts(names) : listParts();
  await buildParts(parts, (report) => sayBuilt(progress, report));
}

import { buildParts, listParts } from '../build';
import { Progress } from './progress';
import { requireParts } from './context';

/** `npx manzil build [<part> …]`: builds changes, releases nothing. */
export async function build(names: readonly string[]): Promise<void> {
  const progress = new Progress();
  const parts = names.length > 0 ? requireParts(names) : listParts();
  await buildParts(parts, ({ part, wasBuilt, seconds }) => {
    progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
  });
}

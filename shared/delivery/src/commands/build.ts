import { buildParts, getPart, listParts } from '@site/build';
import { Progress } from '../progress';

/** `npm run build [-- <part> …]`: builds what has changed, releases nothing. */
export async function build(names: readonly string[]): Promise<void> {
  const progress = new Progress();
  const parts = names.length > 0 ? names.map(getPart) : listParts();
  await buildParts(parts, ({ part, wasBuilt, seconds }) => {
    progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
  });
}

import { deploy } from '../deploy';
import { openContext } from '../context';

/** `npx manzil compose`: the sources of this checkout go live, without serving. */
export async function composeOnly(): Promise<void> {
  await deploy(await openContext());
}

import { deploy } from './deploy';
import { openContext } from './context';

/** `npx manzil compose`: activates this checkout without serving. */
export async function composeOnly(): Promise<void> {
  await deploy(await openContext());
}

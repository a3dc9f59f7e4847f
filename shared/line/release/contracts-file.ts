import type { NamedPath, PartContracts, ReleasedRoute, TypeTree } from '@site/contracts';
import { contentId } from '../storage';

/** The file from which other repositories take paths and types: public, and named by its content. */
export function writeContracts(routes: readonly ReleasedRoute[], declares: TypeTree): { file: string; bytes: Buffer } {
  const contracts: PartContracts = { paths: routes.flatMap(namedPathOf), declares };
  const text = JSON.stringify(contracts);
  return { file: `contracts.${contentId([text], 10)}.json`, bytes: Buffer.from(text) };
}

function namedPathOf({ name, path }: ReleasedRoute): NamedPath[] {
  return name ? [{ name, path }] : [];
}

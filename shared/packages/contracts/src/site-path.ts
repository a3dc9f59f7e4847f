import type * as paths from './generated/paths';

type Written<Path> = Path extends (...parameters: never[]) => infer Address ? Address : Path;
type Address = { [Name in keyof typeof paths]: Written<(typeof paths)[Name]> }[keyof typeof paths];

/**
 * Where a link may lead: an address that `paths` gives, also with a query or a hash. A text that is no page of the site
 * does not compile.
 */
export type SitePath = Address | `${Address}${'?' | '#'}${string}`;

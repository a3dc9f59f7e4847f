import type * as paths from './generated/paths';

type Written<Path> = Path extends (...parameters: never[]) => infer Address ? Address : Path;
type Address = { [Name in keyof typeof paths]: Written<(typeof paths)[Name]> }[keyof typeof paths];

/** An address from `paths`, optionally with query or fragment. Other texts do not compile. */
export type SitePath = Address | `${Address}${'?' | '#'}${string}`;

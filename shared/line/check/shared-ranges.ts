import satisfies from 'semver/functions/satisfies.js';
import type { Releases } from '../compose';
import { type CheckReport, refuse } from './report';

/** There is one shell, and its shared modules satisfy the parts' ranges. */
export function checkSharedRanges({ releases }: Releases): CheckReport {
  const [shell, ...others] = releases.flatMap((release) => (release.shell ? [release.shell] : []));
  if (!shell || others.length > 0) return refuse(['A composition needs exactly one shell.']);
  return refuse(
    releases.flatMap(({ part, requires }) =>
      Object.entries(requires).flatMap(([name, range]) => {
        const provided = shell.provides[name];
        if (!provided)
          return [`${part} needs ${range === '*' ? name : `${name} ${range}`}, which the shell does not provide.`];
        if (satisfies(provided.version, range)) return [];
        return [`${part} needs ${name} ${range}, but the shell provides ${provided.version}.`];
      }),
    ),
  );
}

import { UserError } from '../../storage';

/** Exit code of a check that could not judge. */
const busyCode = 3;

/** This machine is too slow to judge a release. */
export class BusyError extends UserError {
  override readonly exitCode = busyCode;

  constructor(pages: readonly string[]) {
    super(
      `This machine is too busy to judge this release: ${pages.join(', ')} took too long, and so did pages that are live. Nothing was found wrong. Check again when the machine is quiet.`,
    );
  }
}

/** A finding that may be caused by a slow machine. */
export function isOfTime(finding: string): boolean {
  return (
    /within \d+ s|Timeout \d+ ?ms exceeded|timed out|RUNTIME-008|Loading chunk \d+ failed|until it can be used|cannot be left for|does not come back/.test(
      finding,
    ) || /^(once it was left|when a visitor comes back).* cannot be shown/.test(finding)
  );
}

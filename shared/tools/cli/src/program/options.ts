import { InvalidArgumentError } from 'commander';
import type { ReleaseOptions } from '../commands/release';

export const json = ['--json', 'print one JSON object; progress goes to standard error'] as const;
export const withoutBrowser = ['--without-browser', 'do not open the changed pages in Chromium'] as const;
export const why = ['--why <reason>', "the reason, for the site's history"] as const;
export const overrideFreeze = ['--override-freeze', 'go live during a freeze; the history records it'] as const;
export const dryRun = ['--dry-run', 'print what would happen; store and activate nothing'] as const;

export interface BrowserOption {
  withoutBrowser?: boolean;
}

export function readBrowser<Options extends object>({
  withoutBrowser: isWithout,
  ...options
}: BrowserOption & Options): Omit<Options, keyof BrowserOption> & Pick<ReleaseOptions, 'browser'> {
  return { ...options, browser: !isWithout };
}

export function readNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(
      `Write a whole number from ${least} ${most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`}.`,
    );
  };
}

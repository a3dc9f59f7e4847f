import type { Command } from 'commander';
import { command } from './command';
import type { FreezeOptions } from '../commands/freeze';
import type { OverrideLinkOptions } from '../commands/override-link';
import type { PreviewOptions } from '../commands/preview';
import type { PromoteOptions } from '../commands/promote';
import type { WithdrawOptions } from '../commands/withdraw';
import { type BrowserOption, dryRun, json, overrideFreeze, readBrowser, why, withoutBrowser } from './options';

/** What takes effect on releases that exist already. */
export function addControlCommands(program: Command): void {
  command(
    program,
    'promote',
    'put the releases that are live in one storage live in another, checked against what is live there',
    'npx manzil promote staging live',
  )
    .argument(
      '<from>',
      'a folder, s3://bucket/prefix, or a name: staging is what SITE_STORAGE_STAGING says, live this storage',
    )
    .argument('<to>', 'the same')
    .argument('[parts...]', 'names of parts; all that differ without any')
    .option(...why)
    .option(...withoutBrowser)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(
      async (from: string, to: string, parts: string[], options: BrowserOption & PromoteOptions) =>
        void (await (await import('../commands/promote')).promote(from, to, parts, readBrowser(options))),
    );
  command(
    program,
    'withdraw',
    'take back one version for good: nobody puts it live or selects it any more',
    'npx manzil withdraw projects@1.0.0-1a2b3c4d --why "prices are wrong"',
  )
    .argument('<version>', 'part@version')
    .option('--why <reason>', 'the reason; whoever meets this version later reads it')
    .option('--rollback', "if it is live, put the part's previous version live in the same step")
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (version: string, options: WithdrawOptions) =>
      (await import('../commands/withdraw')).withdraw(version, options),
    );
  command(
    program,
    'preview',
    'compose the live site with these builds under a name of its own; list them, join them, remove one',
    'npx manzil preview new-search projects',
  )
    .argument('[name]', 'name of the preview; all of them are listed without it')
    .argument('[parts...]', 'names of parts to build, or part@version of stored releases')
    .option('--with <previews...>', 'with the versions of these previews as well')
    .option('--remove', 'remove the preview')
    .option(...dryRun)
    .option(...json)
    .action(async (name: string | undefined, parts: string[], options: PreviewOptions) =>
      (await import('../commands/preview')).preview(name, parts, options),
    );
  command(
    program,
    'freeze',
    'let nothing go live until a date, for example over holidays',
    'npx manzil freeze --until 2027-01-02 --why holidays',
  )
    .option('--until <date>', 'first day, or moment (ISO 8601), at which releases are possible again, in UTC')
    .option('--lift', 'end the freeze now')
    .option(...why)
    .option(...dryRun)
    .option(...json)
    .action(async (options: FreezeOptions) => (await import('../commands/freeze')).freeze(options));
  command(
    program,
    'override-link',
    'print a signed link that shows other versions on the public site for a while',
    'npx manzil override-link projects@previous --for 2d',
  )
    .argument('[versions...]', 'part@version or part@previous')
    .option('--for <time>', 'how long the link is good: 90m, 12h, 2d', '1d')
    .option('--new-key', 'print a new pair of keys instead')
    .option(...json)
    .action(async (versions: string[], options: OverrideLinkOptions) =>
      (await import('../commands/override-link')).overrideLink(versions, options),
    );
}

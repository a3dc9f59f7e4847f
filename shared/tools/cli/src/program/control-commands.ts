import type { Command } from 'commander';
import { command } from './command';
import type { FreezeOptions } from '../commands/freeze';
import type { OverrideLinkOptions } from '../commands/override-link';
import type { PreviewOptions } from '../commands/preview';
import type { PromoteOptions } from '../commands/promote';
import type { WithdrawOptions } from '../commands/withdraw';
import { type BrowserOption, dryRun, json, overrideFreeze, readBrowser, why, withoutBrowser } from './options';

/** Commands on existing releases. */
export function addControlCommands(program: Command): void {
  command(
    program,
    'promote',
    'activate the live releases of one storage in another, after a check against the target',
    'npx manzil promote staging live',
  )
    .argument(
      '<from>',
      'a folder, s3://bucket/prefix, or a name: staging for SITE_STORAGE_STAGING, live for this storage',
    )
    .argument('<to>', 'the same')
    .argument('[parts...]', 'names of parts; without any, all that differ')
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
    'refuse one version permanently, in releases and in ?use=',
    'npx manzil withdraw projects@1.0.0-1a2b3c4d --why "prices are wrong"',
  )
    .argument('<version>', 'part@version')
    .option('--why <reason>', 'the reason; later refusals of this version show it')
    .option('--rollback', "if it is live, restore the part's previous version in the same step")
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (version: string, options: WithdrawOptions) =>
      (await import('../commands/withdraw')).withdraw(version, options),
    );
  command(
    program,
    'preview',
    'compose the live site with these builds under a separate name; list, join or remove previews',
    'npx manzil preview new-search projects',
  )
    .argument('[name]', 'name of the preview; without it, all are listed')
    .argument('[parts...]', 'names of parts to build, or part@version of stored releases')
    .option('--with <previews...>', 'also with the versions of these previews')
    .option('--remove', 'remove the preview')
    .option(...dryRun)
    .option(...json)
    .action(async (name: string | undefined, parts: string[], options: PreviewOptions) =>
      (await import('../commands/preview')).preview(name, parts, options),
    );
  command(
    program,
    'freeze',
    'let nothing go live until a date, for example during holidays',
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
    'print a signed link that temporarily shows other versions on the public site',
    'npx manzil override-link projects@previous --for 2d',
  )
    .argument('[versions...]', 'part@version or part@previous')
    .option('--for <time>', 'how long the link is valid: 90m, 12h, 2d', '1d')
    .option('--new-key', 'print a new pair of keys instead')
    .option(...json)
    .action(async (versions: string[], options: OverrideLinkOptions) =>
      (await import('../commands/override-link')).overrideLink(versions, options),
    );
}

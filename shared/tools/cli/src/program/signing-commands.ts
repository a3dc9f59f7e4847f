import type { Command } from 'commander';
import type { KeysOptions } from '../commands/keys';
import type { VerifyOptions } from '../commands/verify';
import { command } from './command';
import { json } from './options';

/** Who may put what live. */
export function addSigningCommands(program: Command): void {
  command(
    program,
    'keys',
    'add a new key of a part, or of the site, to keys.json; with claims, the identity of a CI job',
    'npx manzil keys projects repository=acme/projects environment=live',
  )
    .argument('<name>', 'name of a part, or site')
    .argument('[claims...]', 'claim=value of the tokens that its CI job gets')
    .option('--issuer <address>', 'who issues these tokens', 'https://token.actions.githubusercontent.com')
    .action(async (name: string, claims: string[], options: KeysOptions) =>
      (await import('../commands/keys')).addKey(name, claims, options),
    );
  command(
    program,
    'verify',
    'follow what is live to signed releases and their commits, with public keys only',
    'npx manzil verify https://manzil.example',
  )
    .argument('[place]', 'address of a site, a folder or s3://bucket/prefix; without it, the storage of the settings')
    .option(...json)
    .action(async (place: string | undefined, options: VerifyOptions) =>
      (await import('../commands/verify')).verify(place, options),
    );
}

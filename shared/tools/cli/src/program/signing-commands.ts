import type { Command } from 'commander';
import type { VerifyOptions } from '../commands/verify';
import { command } from './command';
import { json } from './options';

/** Who may put what live. */
export function addSigningCommands(program: Command): void {
  command(
    program,
    'keys',
    'make a private key for a part, or for the site, and add its public key to keys.json',
    'npx manzil keys projects',
  )
    .argument('<name>', 'name of a part, or site')
    .action(async (name: string) => (await import('../commands/keys')).newKey(name));
  command(
    program,
    'verify',
    'follow what is live to signed releases and their commits, with public keys only',
    'npx manzil verify https://manzil.example',
  )
    .argument('[place]', 'address of a site, a folder or s3://bucket/prefix; without it, the storage of the settings')
    .option('--storage <place>', 'where the releases of the site at this address are')
    .option(...json)
    .action(async (place: string | undefined, options: VerifyOptions) =>
      (await import('../commands/verify')).verify(place, options),
    );
}

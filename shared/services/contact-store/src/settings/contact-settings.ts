import type { ContactStoreOptions } from '../contact-store';
import type { WebhookTarget } from '../webhook/webhook-target';

type SettingsFromEnvironment = Pick<ContactStoreOptions, 'databaseUrl' | 'webhook' | 'keepDays'>;

/** Reads `DATABASE_URL` and `CONTACT_…` variables. Throws one sentence without secrets. */
export function readContactSettings(env: NodeJS.ProcessEnv = process.env): SettingsFromEnvironment {
  const { DATABASE_URL: databaseUrl } = env;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Error('DATABASE_URL must begin with postgres://.');
  const webhook = readWebhook(env);
  const keepDays = readKeepDays(env.CONTACT_KEEP_DAYS);
  return {
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(webhook ? { webhook } : {}),
    ...(keepDays ? { keepDays } : {}),
  };
}

function readWebhook({
  CONTACT_WEBHOOK_URL: url,
  CONTACT_WEBHOOK_SECRET: secret,
}: NodeJS.ProcessEnv): WebhookTarget | undefined {
  if (!url && !secret) return undefined;
  if (!url || !secret)
    throw new Error('CONTACT_WEBHOOK_URL and CONTACT_WEBHOOK_SECRET belong together: set both, or neither.');
  if (!isSafeAddress(url))
    throw new Error(
      'CONTACT_WEBHOOK_URL must be an https address: contact requests contain names and addresses. On this machine, http://localhost is accepted.',
    );
  if (!isStrong(secret))
    throw new Error(
      'CONTACT_WEBHOOK_SECRET must be whsec_ followed by at least 24 random bytes in base64: openssl rand -base64 32.',
    );
  return { url, secret };
}

function isSafeAddress(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const isStrong = (secret: string) => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret);

function readKeepDays(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 36_500) return days;
  throw new Error(`CONTACT_KEEP_DAYS must be a whole number of days from 1, not "${text}".`);
}

import type { errors as JoseErrors, JWK } from 'jose';
import { z } from 'zod';
import { reasonOf, UserError } from '../storage';

/** Jobs of a CI service, by what it says about them in its tokens (OpenID Connect). */
export interface Identity {
  issuer: string;
  /** Each must be equal, for example `repository` and `environment`. */
  claims: Readonly<Record<string, string>>;
}

export interface PinnedIdentity extends Identity {
  /** Public keys of the issuer, from `keys.json`: entries can be verified after the issuer has replaced them. */
  keys: JWK[];
}

/** A token of this job. Its audience is the hash of what is signed, so the issuer's signature covers that. */
export type AskToken = (audience: string) => Promise<string>;

/** Seconds by which clocks may differ. */
export const clockToleranceS = 60;

/** `undefined` outside a job of GitHub Actions with `id-token: write`. */
export function findTokenService(env: NodeJS.ProcessEnv = process.env): AskToken | undefined {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = env;
  if (!address || !bearer) return undefined;
  return async (audience) => {
    const url = new URL(address);
    url.searchParams.set('audience', audience);
    try {
      const headers = { authorization: `bearer ${bearer}` };
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
      return z.object({ value: z.string() }).parse(await answer.json()).value;
    } catch (error) {
      throw new UserError(
        `${url.host} gives this job no token to sign with: ${reasonOf(error)} Run the job again; it needs id-token: write.`,
        { cause: error },
      );
    }
  };
}

export const issuerKey = z.looseObject({ kty: z.enum(['RSA', 'EC']), kid: z.string() });

/** By OpenID Connect Discovery. Trusted once: `keys.json`, which pins them, is reviewed. */
export async function fetchIssuerKeys(issuer: string): Promise<JWK[]> {
  const read = async (url: string): Promise<unknown> =>
    (await fetch(url, { signal: AbortSignal.timeout(10_000) })).json();
  try {
    const configuration = z.object({ issuer: z.literal(issuer), jwks_uri: z.url() });
    const { jwks_uri } = configuration.parse(await read(`${issuer}/.well-known/openid-configuration`));
    return z.object({ keys: z.array(issuerKey).min(1) }).parse(await read(jwks_uri)).keys;
  } catch (error) {
    throw new UserError(`${issuer} does not publish its public keys: ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * What follows a subject such as "Entry 3 of the live log", or `undefined` for a token of this identity for this
 * audience, valid `at` that time; by default when it was issued.
 */
export async function whyOtherToken(
  token: string,
  { issuer, claims, keys }: PinnedIdentity,
  audience: string,
  at?: string,
): Promise<string | undefined> {
  // Lazy: commands of sites without CI identities never need it.
  const { createLocalJWKSet, decodeJwt, errors, jwtVerify } = await import('jose');
  try {
    const { iss, iat = 0 } = decodeJwt(token);
    if (iss !== issuer) return `has a token of ${iss}, and keys.json names ${issuer}: ask its owner to sign it`;
    if (at !== undefined && Number.isNaN(Date.parse(at))) return 'has no time';
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), {
      ...{ issuer, audience, algorithms: ['RS256', 'ES256'], requiredClaims: ['exp'] },
      ...{ currentDate: at === undefined ? new Date(iat * 1000) : new Date(at), clockTolerance: clockToleranceS },
      maxTokenAge: '1h',
    });
    const [other] = Object.entries(claims).filter(([name, value]) => payload[name] !== value);
    if (!other) return undefined;
    const [name, value] = other;
    return `has a token for ${name} ${String(payload[name])}, and keys.json names ${value}: ask its owner to sign it`;
  } catch (error) {
    return sayWhy(error, errors, issuer, at);
  }
}

function sayWhy(error: unknown, errors: typeof JoseErrors, issuer: string, at = 'its time'): string {
  if (error instanceof errors.JWKSNoMatchingKey)
    return `has a token with a key of ${issuer} that keys.json does not pin: if ${issuer} has it, npx manzil keys with this issuer adds it`;
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return `has a token that ${issuer} did not sign: somebody has made it`;
  if (error instanceof errors.JOSEAlgNotAllowed)
    return 'has a token that is signed with neither RS256 nor ES256: somebody has made it';
  if (error instanceof errors.JWTExpired) return `has a token that was no longer valid at ${at}: sign it again`;
  if (error instanceof errors.JWTClaimValidationFailed && error.claim !== 'aud')
    return `has a token that was not valid at ${at}: ${error.claim}. Sign it again`;
  if (error instanceof errors.JWTClaimValidationFailed)
    return 'has a token for something else: somebody has changed it, or has used a token again';
  return `has no token of ${issuer}: ${reasonOf(error)}`;
}

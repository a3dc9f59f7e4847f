import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export interface TokenIssuer {
  issuer: string;
  /** What a job finds in its environment. */
  env: { ACTIONS_ID_TOKEN_REQUEST_URL: string; ACTIONS_ID_TOKEN_REQUEST_TOKEN: string };
  /** Of the job that asks for a token. */
  claims: Record<string, string>;
  /** When tokens are issued, in milliseconds; default now. */
  at: number | undefined;
  publicKeys: () => JWK[];
  /** Signs with a new key from now on, and publishes only that. */
  rotate: () => Promise<void>;
  close: () => void;
}

/** An issuer of OpenID Connect over HTTP, as jobs of GitHub Actions find it. */
export async function openTokenIssuer(): Promise<TokenIssuer> {
  const bearer = 'bearer-of-this-job';
  let [key, published]: [CryptoKey | undefined, JWK[]] = [undefined, []];
  const server = createServer((request, response) => {
    const send = (value: object, status = 200) => response.writeHead(status).end(JSON.stringify(value));
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    if (pathname === '/.well-known/openid-configuration') return send({ issuer, jwks_uri: `${issuer}/jwks` });
    if (pathname === '/jwks') return send({ keys: published });
    if (request.headers.authorization !== `bearer ${bearer}` || !key) return send({ message: 'no rights' }, 401);
    const seconds = Math.floor((made.at ?? Date.now()) / 1000);
    return new SignJWT(made.claims)
      .setProtectedHeader({ alg: 'RS256', kid: published[0]?.kid ?? '' })
      .setIssuer(issuer)
      .setAudience(searchParams.get('audience') ?? '')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 300)
      .sign(key)
      .then((value) => send({ value }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: TokenIssuer = {
    issuer,
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer}/token?version=1`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer },
    claims: {},
    at: undefined,
    publicKeys: () => published,
    rotate: async () => {
      const pair = await generateKeyPair('RS256');
      key = pair.privateKey;
      published = [{ ...(await exportJWK(pair.publicKey)), kid: String(Math.random()), use: 'sig', alg: 'RS256' }];
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  await made.rotate();
  return made;
}

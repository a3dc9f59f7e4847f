/** @jest-environment node */
import { publicKey, refuseSecretKey } from '.';

const legacyKey = (role: string) =>
  ['e30', Buffer.from(JSON.stringify({ role })).toString('base64url'), 'signature'].join('.');

test.each([publicKey, 'sb_publishable_abc', legacyKey('anon'), 'a.b.c', 'opaque', ''])(
  'the public key %j is accepted',
  (key) => {
    expect(() => refuseSecretKey(key)).not.toThrow();
  },
);

test.each(['sb_secret_abc', ' sb_secret_abc', legacyKey('service_role')])(
  'the secret key %j is refused with one sentence',
  (key) => {
    expect(() => refuseSecretKey(key)).toThrow(
      /^The contact key is a secret key, which every visitor could read: [^.]+\.$/,
    );
  },
);

import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';

/** What an id token says, beyond who issued it for whom and when. */
export interface Claims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

interface Issue {
  readonly issuer: string;
  readonly audience: string;
  /** Seconds from now; negative when the token shall have expired. */
  readonly lifetime?: number;
}

export interface SigningKeys {
  /** The public keys that the issuer hands out. */
  readonly published: () => JSONWebKeySet;
  /** Signs with the newest key. */
  sign(claims: Claims, issue: Issue): Promise<string>;
  /** Goes on with a new key; the older ones are handed out no longer. */
  rotate(): Promise<void>;
}

const LIFETIME_SECONDS = 60 * 60;

/** RSA keys of an issuer, made at each start. */
export async function createSigningKeys(): Promise<SigningKeys> {
  let current = await newKey();
  return {
    published: () => ({ keys: [current.publicJwk] }),
    async sign(claims, { issuer, audience, lifetime = LIFETIME_SECONDS }) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ ...claims, azp: audience })
        .setProtectedHeader({ alg: 'RS256', kid: current.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(Math.min(now, now + lifetime))
        .setExpirationTime(now + lifetime)
        .setJti(randomUUID())
        .sign(current.privateKey);
    },
    async rotate() {
      current = await newKey();
    },
  };
}

async function newKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = randomUUID();
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

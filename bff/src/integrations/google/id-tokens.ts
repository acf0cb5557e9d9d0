import { AppError } from '@shortlist/api-contract/app-error';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Logger } from 'pino';
import { z } from 'zod';
import { reportOf } from '../../error-report.ts';
import type { GoogleSettings } from './google-settings.ts';

/** Whom an id token names, as the provider says it. */
export interface GoogleIdentity {
  /** The provider's id of the account: never reused, unlike an email address. */
  readonly subject: string;
  /** In small letters; null when the token has none. */
  readonly email: string | null;
  /** Whether the provider has seen that the address belongs to the account. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

export interface GoogleIdTokens {
  /**
   * Checks signature, issuer, audience and time of a token, and reads whom it names.
   *
   * @throws AppError invalid_token; unavailable when the provider's keys can't be had;
   *   not_configured where Google sign-in is off.
   */
  read(idToken: string): Promise<GoogleIdentity>;
}

interface Options {
  readonly settings: GoogleSettings | null;
  readonly log: Logger;
  /** How long to wait between two looks for a key that is not among the known ones. */
  readonly cooldownMs?: number;
  /** How long the provider may take to hand out its keys. */
  readonly timeoutMs?: number;
}

/** Google's keys change every few days. */
const KEYS_MAX_AGE_MS = 60 * 60 * 1000;
const COOLDOWN_MS = 30_000;
const TIMEOUT_MS = 4000;

/** Between the provider's clock and ours. */
const CLOCK_SKEW_SECONDS = 10;

const Text = z.string().nullish().catch(null);

/** Looked at before its letters are made small: "K" for kelvin would become a plain k, and another's address. */
const Email = z
  .email()
  .max(254)
  .transform((address) => address.toLowerCase())
  .nullish()
  .catch(null);

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email,
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: Text,
  picture: Text,
});

/** Id tokens of the provider that the settings name. */
export function createGoogleIdTokens({ settings, log, ...times }: Options): GoogleIdTokens {
  if (settings === null) return { read: refuse };
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
    cooldownDuration: times.cooldownMs ?? COOLDOWN_MS,
    timeoutDuration: times.timeoutMs ?? TIMEOUT_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
  });
  const options = {
    // The header of a token has no say in how it is checked.
    algorithms: ['RS256'],
    issuer: [...settings.issuers],
    audience: settings.clientId,
    requiredClaims: ['sub', 'iat', 'exp'],
    clockTolerance: CLOCK_SKEW_SECONDS,
  };
  const findKey = keysOrUnavailable(keys, log);
  return {
    async read(idToken) {
      const { payload } = await jwtVerify(idToken, findKey, options).catch((error: unknown) => {
        throw error instanceof AppError ? error : invalidToken(error);
      });
      return identityOf(payload);
    },
  };
}

async function refuse(): Promise<never> {
  throw new AppError('not_configured', "Google sign-in isn't set up.");
}

/** A key that is not there is the token's fault; keys that can't be fetched are not. */
function keysOrUnavailable(keys: JWTVerifyGetKey, log: Logger): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
        throw error;
      }
      log.warn(reportOf(error), 'The keys of the Google sign-in could not be fetched');
      throw new AppError('unavailable', "Couldn't reach Google. Try again.");
    }
  };
}

function invalidToken(error: unknown): AppError {
  const sentence =
    error instanceof errors.JWTExpired
      ? 'Your Google sign-in expired. Sign in again.'
      : "This Google sign-in isn't valid here. Sign in again.";
  return new AppError('invalid_token', sentence, { idToken: sentence });
}

function identityOf(payload: unknown): GoogleIdentity {
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw invalidToken(claims.error);
  const { sub, email, email_verified, name, picture } = claims.data;
  return {
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified,
    name: name ?? null,
    picture: picture ?? null,
  };
}

import { createPublicKey, hash, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import type { ReleaseName } from '../release-name.ts';
import { keyIdOf, type PublicKey } from './release-keys.ts';

/** What built a release, as its CI names itself. */
export const Builder = z.object({
  /** The workflow and its branch. */
  workflow: z.string().nullable(),
  /** Address of the run. */
  run: z.url({ protocol: /^https?$/ }),
});
export type Builder = z.infer<typeof Builder>;

/** What is signed of a release. `release.json` has the hash of every file, so its own hash stands for all. */
const Statement = z.object({
  package: z.string(),
  version: z.string(),
  /** `sha256-...` of the bytes of `release.json`. */
  manifest: z.string(),
  /** The commit that it was built of; null outside of git. */
  commit: z.string().nullable(),
  /** Null outside of a CI. */
  builder: Builder.nullable(),
});
export type Statement = z.infer<typeof Statement>;

/** Names the format of the statement, and is signed with it: another format gets another number. */
const PAYLOAD_TYPE = 'application/vnd.shortlist.release.v1+json';

/** A DSSE envelope (https://github.com/secure-systems-lab/dsse). */
const Envelope = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  /** The statement as JSON, in Base64. */
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).max(10),
});

/** Text of the signature of a release: `signature.json`. */
export function signStatement(statement: Statement, privateKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(Statement.parse(statement)));
  const keyid = keyIdOf(createPublicKey(privateKey));
  const sig = sign(null, signedBytes(payload), privateKey).toString('base64');
  const envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [{ keyid, sig }],
  };
  return `${JSON.stringify(envelope, null, 1)}\n`;
}

/** DSSE's encoding of what is signed: no text can be taken for that of another format. */
const signedBytes = (payload: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.byteLength} `),
    payload,
  ]);

/** A statement and the key that it was signed with. */
export interface Signature {
  readonly keyId: string;
  readonly statement: Statement;
}

interface Signed {
  readonly name: ReleaseName;
  /** The bytes of `release.json`. */
  readonly manifest: Buffer;
  /** The text of `signature.json`. */
  readonly signature: string;
}

/**
 * Checks that one of the keys has signed this very release.
 *
 * @throws Error that says what is wrong, for the middle of a sentence: `its signature is damaged`.
 */
export function verifySignature(
  { name, manifest, signature }: Signed,
  keys: readonly PublicKey[],
): Signature {
  const envelope = parseEnvelope(signature);
  const payload = Buffer.from(envelope.payload, 'base64');
  const signer = keys.find(({ key }) =>
    envelope.signatures.some(({ sig }) =>
      verify(null, signedBytes(payload), key, Buffer.from(sig, 'base64')),
    ),
  );
  if (!signer)
    throw new Error(
      `it is signed by ${signersOf(envelope)}, which is no key of ${name.package} in RELEASE_KEYS`,
    );
  const statement = Statement.parse(JSON.parse(payload.toString()));
  if (statement.package !== name.package || statement.version !== name.version)
    throw new Error(`its signature is that of ${statement.package} ${statement.version}`);
  if (statement.manifest !== hashOfManifest(manifest))
    throw new Error('its release.json was changed after it was signed');
  return { keyId: signer.id, statement };
}

/** How a statement names the content of `release.json`. */
export const hashOfManifest = (manifest: Buffer): string => `sha256-${hash('sha256', manifest, 'base64')}`;

function parseEnvelope(text: string): z.infer<typeof Envelope> {
  try {
    return Envelope.parse(JSON.parse(text));
  } catch {
    throw new Error('its signature is damaged, or of a format that this version does not know');
  }
}

/** What the signature says of its key may be made up: only letters and digits are repeated. */
const signersOf = ({ signatures }: z.infer<typeof Envelope>): string =>
  signatures.map(({ keyid }) => keyid.replace(/\W/g, '').slice(0, 16)).join(', ') || 'nobody';

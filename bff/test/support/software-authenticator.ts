import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Asked {
  /** Where the browser thinks it is. */
  readonly origin: string;
  readonly challenge: string;
}

/** User present and verified; with the flag of a new credential. */
const VERIFIED = 0x05;
const PRESENT = 0x01;
const NEW = 0x40;

/** A passkey in software, as a browser would answer for it: ES256, no attestation. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  const authData = (origin: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };

  return {
    create(asked: Asked) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = [bytes('a50102032620012158', '20'), from64(x), bytes('225820'), from64(y)];
      const attested = Buffer.concat([Buffer.alloc(16), bytes('0020'), id, ...key]);
      const data = authData(asked.origin, VERIFIED | NEW, attested);
      const response = {
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: attestationOf(data).toString('base64url'),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    get(asked: Asked, { isVerified = true, counter = uses + 1 } = {}) {
      uses = counter;
      const data = authData(asked.origin, isVerified ? VERIFIED : PRESENT);
      const client = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { ...credential, response };
    },
  };
}

function clientData(type: string, { origin, challenge }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function attestationOf(data: Buffer): Buffer {
  const head = ['a363', hexOf('fmt'), '64', hexOf('none'), '67', hexOf('attStmt'), 'a068', hexOf('authData')];
  return Buffer.concat([bytes(...head, '58'), Buffer.from([data.length]), data]);
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function bytes(...hex: string[]): Buffer {
  return Buffer.from(hex.join(''), 'hex');
}

function hexOf(word: string): string {
  return Buffer.from(word).toString('hex');
}

function from64(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

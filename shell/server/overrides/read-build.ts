import { RemoteRelease } from '@shortlist/platform/release-set';
import { Refusal } from '../refusal.ts';

const PATIENCE_MS = 5_000;

/** The biggest release.json of this product has 20 KB. */
const MOST_BYTES = 256_000;

/**
 * Asks a build what it holds. Only permitted addresses come here, no answer leads elsewhere, and none is waited for
 * or read without end.
 *
 * @throws Refusal that says what was found instead.
 */
export async function fetchBuild(folder: URL): Promise<RemoteRelease> {
  const address = new URL('release.json', folder);
  const reply = await ask(address);
  if (reply.status >= 300 && reply.status < 400) {
    throw new Refusal('invalid_input', `${address.href} redirects, and redirects aren't followed.`);
  }
  if (!reply.ok) {
    throw new Refusal('invalid_input', `${address.href} answered ${reply.status}: is a build served there?`);
  }
  return parseBuild(await readSome(reply, address), folder);
}

/**
 * A build by its release.json.
 *
 * @throws Refusal when it is none of a remote; one whose files would lie outside of its folder is none.
 */
export function parseBuild(content: unknown, folder: URL): RemoteRelease {
  const parsed = RemoteRelease.safeParse(content);
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.');
    throw new Refusal(
      'invalid_input',
      `${folder.href}release.json isn't a valid remote release (${where || 'content'}).`,
    );
  }
  return parsed.data;
}

async function ask(address: URL): Promise<Response> {
  try {
    return await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new Refusal('invalid_input', `Couldn't reach ${address.href}. Is the build being served?`);
  }
}

async function readSome(reply: Response, address: URL): Promise<unknown> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of reply.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MOST_BYTES) throw new TooMuch();
    }
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof TooMuch ? 'is too large for a release' : "isn't valid JSON";
    throw new Refusal('invalid_input', `${address.href} ${why}.`);
  }
}

class TooMuch extends Error {}

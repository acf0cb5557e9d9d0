import { z } from 'zod';
import type { RemoteOrigins } from '../addresses.ts';

const sentence =
  'must be like mfe-jobs=https://jobs.example.com,mfe-ai=https://ai.example.com, or the same as JSON: an origin for each remote that is served elsewhere, with https unless it is this machine.';

/**
 * `REMOTE_ORIGINS`: where remotes are served that the edge does not serve itself. It is the list of allowed origins, too:
 * a page runs code of no other.
 */
export const RemoteOriginsText = z.string().transform((text, context): RemoteOrigins => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const pairs = pairsIn(text.trim());
  if (!pairs || pairs.some(([, origin]) => !isOrigin(origin))) return refuse(sentence);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) return refuse('names a remote twice.');
  return Object.fromEntries(pairs);
});

type Pair = readonly [name: string, origin: string];

function pairsIn(text: string): Pair[] | undefined {
  if (text.startsWith('{')) return pairsOfJson(text);
  return text.split(',').map((pair) => {
    const [name = '', ...origin] = pair.split('=');
    return [name.trim(), origin.join('=').trim()];
  });
}

function pairsOfJson(text: string): Pair[] | undefined {
  try {
    const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(text));
    return parsed.success ? Object.entries(parsed.data) : undefined;
  } catch {
    return undefined;
  }
}

/** Plain http can be changed on its way, except inside this machine; a path would be ignored in silence. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname))
  );
}

/** What became of a file that an element of the page asked for in vain. */
export type FileDiagnosis =
  /** It came, as what it should be, with other bytes than its integrity says. */
  | 'tampered'
  /** Something else came in its place, a page of a proxy most likely. */
  | 'replaced'
  /** It is there now, as it was released. */
  | 'whole'
  | 'unreachable';

/** A file and the bytes that it must have. */
export interface GuardedFile {
  readonly address: string;
  /** `sha384-...` */
  readonly integrity: string;
}

/** No longer than the loader waits: its deadline goes on meanwhile. */
const DIAGNOSE_TIMEOUT_MS = 3_000;

/**
 * Asks for a file once more to find out why it failed: a browser tells a page only that it did. The first request goes
 * past the browser's cache and renews what lies there, for bad bytes under an address that never changes would stay for a
 * year. The second has the browser itself compare.
 */
export async function diagnoseFailedFile({ address, integrity }: GuardedFile): Promise<FileDiagnosis> {
  const signal = AbortSignal.timeout(DIAGNOSE_TIMEOUT_MS);
  try {
    const reply = await fetch(address, { cache: 'reload', signal });
    await reply.arrayBuffer();
    if (!reply.ok) return 'unreachable';
    if (!/javascript|css/.test(reply.headers.get('content-type') ?? '')) return 'replaced';
  } catch {
    return 'unreachable';
  }
  try {
    await fetch(address, { cache: 'force-cache', integrity, signal });
    return 'whole';
  } catch {
    return signal.aborted ? 'unreachable' : 'tampered';
  }
}

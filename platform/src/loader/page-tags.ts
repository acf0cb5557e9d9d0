/** Script and link elements of the page that belong to a remote. */

/** The folder that a remote's files lie in, as an absolute address. */
export function entryFolderOf(entry: string): string {
  return new URL('.', new URL(entry, document.baseURI)).href;
}

/**
 * Removes what waits or has failed: a retry that found it would wait with it, or be given its failure. Those are
 * all preloads, whose work is done by now, and scripts and unfinished styles of the remote. Styles in use stay.
 */
export function removeStaleTags(entry: string): void {
  const folder = entryFolderOf(entry);
  for (const link of document.querySelectorAll('link[rel="preload"]')) link.remove();
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(folder)) script.remove();
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rspack-loading]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}

/**
 * Runs a script once.
 *
 * @param integrity the only bytes that are run; null for any.
 * @returns `loaded`; `threw` when it was fetched but could not be run to its end; `failed` when it did not come.
 */
export function runScript(address: string, integrity: string | null): Promise<'loaded' | 'threw' | 'failed'> {
  return new Promise((resolve) => {
    let threw = false;
    const script = document.createElement('script');
    const { href, origin } = new URL(address, document.baseURI);
    const noticeError = (event: ErrorEvent): void => {
      if (event.filename === href) threw = true;
    };
    const end = (outcome: 'loaded' | 'threw' | 'failed'): void => {
      window.removeEventListener('error', noticeError);
      script.remove();
      resolve(outcome);
    };
    window.addEventListener('error', noticeError);
    script.addEventListener('load', () => end(threw ? 'threw' : 'loaded'));
    script.addEventListener('error', () => end('failed'));
    if (origin !== location.origin || integrity !== null) script.crossOrigin = 'anonymous';
    if (integrity !== null) script.integrity = integrity;
    script.src = href;
    document.head.append(script);
  });
}

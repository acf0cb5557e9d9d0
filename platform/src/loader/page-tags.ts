/** Script and link elements of the page that belong to a remote. */

/** The folder that a remote's files lie in, as an absolute address. */
export function folderOf(entry: string): string {
  return new URL('.', new URL(entry, document.baseURI)).href;
}

/**
 * Removes the elements of a remote that wait or have failed: a retry that found them would wait with them, or be
 * given their failure. Styles that are in use stay.
 */
export function removeStaleTags(entry: string): void {
  const folder = folderOf(entry);
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(STALE)) {
    const address = element instanceof HTMLScriptElement ? element.src : element.href;
    if (address.startsWith(folder)) element.remove();
  }
}

const STALE = 'script[src], link[rel="preload"], link[rel="prefetch"], link[rel="stylesheet"][data-rspack-loading]';

/**
 * Runs a script once.
 *
 * @returns `loaded`; `threw` when it was fetched but could not be run to its end; `failed` when it did not come.
 */
export function runScript(address: string): Promise<'loaded' | 'threw' | 'failed'> {
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
    if (origin !== location.origin) script.crossOrigin = 'anonymous';
    script.src = href;
    document.head.append(script);
  });
}

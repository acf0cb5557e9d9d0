import { useEffect, useState } from 'react';

/** How the last copy went. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the good news stays, milliseconds. A failure stays until the next try. */
const SHOWN_FOR = 4000;

/** Puts a text on the clipboard, and says how that went; `copy` resolves to whether it did. */
export function useCopy(text: string): { state: CopyState; copy: () => Promise<boolean> } {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    const isCopied = await write(text);
    setState(isCopied ? 'copied' : 'failed');
    return isCopied;
  };
  return { state, copy };
}

/** False when the browser refuses, and on a page without https, which has no clipboard. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

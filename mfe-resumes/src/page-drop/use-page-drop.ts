import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files dropped anywhere in the window, unless something in it took them before.
 *
 * @returns whether files are over the window now.
 */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const handlers = {
      dragenter: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      dragover: (event: DragEvent) => {
        if (holdsFiles(event)) event.preventDefault();
      },
      // Out of the window there is nothing to enter.
      dragleave: (event: DragEvent) => {
        if (event.relatedTarget === null) setOver(false);
      },
      drop: (event: DragEvent) => {
        setOver(false);
        if (!holdsFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) take(files);
      },
    };
    const entries = Object.entries(handlers) as [keyof typeof handlers, (event: DragEvent) => void][];
    for (const [name, handler] of entries) window.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of entries) window.removeEventListener(name, handler);
    };
  }, []);

  return isOver;
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

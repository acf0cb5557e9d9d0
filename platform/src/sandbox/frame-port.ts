import type { FrameMessage } from './frame-message.ts';
import { ASKS_FOR_PORT, type FrameStart, type PageMessage } from './messages.ts';

/** The frame's end of the port to its page. */
export interface FramePort {
  readonly start: FrameStart;
  post(message: FrameMessage): void;
  /** Hears what the page says. Returns how to stop it. */
  listen(listener: (message: PageMessage) => void): () => void;
}

/** Asks the page around this frame for a port; it says with it what the frame shows. */
export function openFramePort(): Promise<FramePort> {
  return new Promise((resolve) => {
    const take = ({ source, data, ports: [port] }: MessageEvent<FrameStart>): void => {
      if (source !== window.parent || !port) return;
      window.removeEventListener('message', take);
      const listeners = new Set<(message: PageMessage) => void>();
      port.addEventListener('message', ({ data: message }: MessageEvent<PageMessage>) => {
        for (const tell of listeners) tell(message);
      });
      resolve({
        start: data,
        post: (message) => port.postMessage(message),
        listen: (listener) => {
          listeners.add(listener);
          // What comes before waits for whoever is first.
          port.start();
          return () => listeners.delete(listener);
        },
      });
    };
    window.addEventListener('message', take);
    // The page is of the origin that served this document, which has no origin of its own.
    window.parent.postMessage(ASKS_FOR_PORT, location.origin);
  });
}

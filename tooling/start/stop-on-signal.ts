import { killWithParent } from '../processes/end.ts';

/** npm passes on the Ctrl-C that the terminal has already sent: the echo of a signal is no second wish. */
const ECHO_MS = 1_000;

/**
 * Runs `close` once when the process is asked to stop, by Ctrl-C or by its supervisor, and ends it with code 0.
 * A second Ctrl-C ends it at once.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let stoppedAt: number | undefined;
  const stop = () => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > ECHO_MS) process.exit(130);
      return;
    }
    stoppedAt = performance.now();
    close().then(
      () => killWithParent(0),
      (error: unknown) => {
        console.error(error);
        killWithParent(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Milliseconds between questions whether the frame is there, and without an answer until it counts as hung. */
const ASK_EACH_MS = 1_000;
const HUNG_AFTER_MS = 3_000;

/** Notices when a frame stops answering. While it starts, the loader's deadline counts. */
export function watchAnswers(ask: () => void, onLost: (detail: string) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  /** When the frame was asked something, by `performance.now()`; null: it has answered since. */
  let askedAt: number | null = null;
  const look = (): void => {
    // In a page that nobody sees, timers come late.
    if (document.visibilityState === 'hidden') askedAt = null;
    else if (askedAt !== null && performance.now() - askedAt > HUNG_AFTER_MS)
      onLost(`It didn't answer for ${HUNG_AFTER_MS / 1_000} s.`);
    else ask();
  };
  return {
    /** A document that begins anew doesn't begin this anew. */
    begin: (): void => {
      timer ??= setInterval(look, ASK_EACH_MS);
    },
    asked: (): void => {
      askedAt ??= performance.now();
    },
    answered: (): void => {
      askedAt = null;
    },
    isAnswering: (): boolean => askedAt === null,
    end: (): void => clearInterval(timer),
  };
}

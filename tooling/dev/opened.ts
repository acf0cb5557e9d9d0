import { StartError } from '@shortlist/api-contract/settings';
import { killWithParent } from '../processes/end.ts';
import { stopOnSignal } from '../start/stop-on-signal.ts';

/** What a command has opened so far, to be closed in reverse: nobody asks for what is gone. */
export class Opened {
  readonly #closers: (() => Promise<unknown>)[] = [];

  /** Remembers how to close something. */
  add<T extends { close(): Promise<unknown> }>(part: T): T {
    this.#closers.push(() => part.close());
    return part;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).toReversed()) await close();
  }
}

/** Runs a command until Ctrl-C; a failure closes what was opened and is said in one sentence where there is one. */
export async function runUntilStopped(command: (opened: Opened) => Promise<void>): Promise<void> {
  const opened = new Opened();
  stopOnSignal(() => opened.close());
  try {
    await command(opened);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    await opened.close();
    killWithParent(1);
  }
}

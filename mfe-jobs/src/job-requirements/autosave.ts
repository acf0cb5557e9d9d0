/** saved: nothing to lose. waiting: a change is about to be sent. failed: not stored, and kept for another try. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface AutosaveOptions<Value> {
  readonly send: (value: Value) => Promise<unknown>;
  readonly onState: (state: SaveState, error: unknown) => void;
}

/** Stores the newest value, one call at a time; what fails is kept until it, or something newer, is stored. */
export class Autosave<Value> {
  readonly #options: AutosaveOptions<Value>;
  #unsent: { readonly value: Value } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor(options: AutosaveOptions<Value>) {
    this.#options = options;
  }

  /** Whether something isn't stored yet. */
  get isDirty(): boolean {
    return this.#unsent !== null || this.#isSending;
  }

  /** Has a value stored after a pause; another one before that takes its place. */
  schedule(value: Value, pause: number): void {
    this.#unsent = { value };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), pause);
    if (!this.#isSending) this.#options.onState('waiting', null);
  }

  /** Sends what waits, or has failed, now. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#unsent !== null && !this.#isSending) void this.#send(this.#unsent.value);
  }

  async #send(value: Value): Promise<void> {
    this.#unsent = null;
    this.#isSending = true;
    this.#options.onState('saving', null);
    try {
      await this.#options.send(value);
      this.#isSending = false;
    } catch (error) {
      this.#isSending = false;
      if (this.#unsent === null) {
        this.#unsent = { value };
        this.#options.onState('failed', error);
        return;
      }
    }
    if (this.#unsent === null) this.#options.onState('saved', null);
    else this.flush();
  }
}

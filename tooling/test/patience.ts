import { vi } from 'vitest';

const waitFor: typeof vi.waitFor = vi.waitFor;

/** How long a test waits for something: the second of vitest itself is short on a machine that has other work. */
vi.waitFor = (callback, options = 15_000) => waitFor(callback, options);

import { routes } from './remote.ts';

/** What the tiny host of tooling runs when this remote is started alone. */
export { routes };

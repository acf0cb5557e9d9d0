import { routes } from './remote.ts';

/** What the small host of remote-kit runs when this remote is started alone. */
export { routes };

import { type Mounts, provideMounts } from './mounts.ts';
import { OWN_REACT } from './own-react.ts';

/**
 * Has the parts of each remote mounted by the React that it was built with. Called once, by the shell.
 *
 * @param others what the page has beside its own React.
 */
export function provideReacts(others: Mounts): void {
  provideMounts({
    ...others,
    // Asked for where a part of the page's own React stands in one of another.
    [OWN_REACT]: () => import(/* webpackChunkName: "react-part" */ './mount-part.tsx'),
  });
}

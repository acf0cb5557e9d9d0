import type { ReactElement } from 'react';
import styles from './NavigationProgress.module.css';

/** A thin line under the header while the next page is fetched; short waits don't show it. */
export function NavigationProgress({ isNavigating }: { readonly isNavigating: boolean }): ReactElement {
  return (
    <output className={styles.track}>
      {isNavigating ? (
        <>
          <span className={styles.line} aria-hidden="true" />
          <span data-visually-hidden>Loading page</span>
        </>
      ) : null}
    </output>
  );
}

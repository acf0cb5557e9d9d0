import { Banner, type BannerProps } from '@shortlist/design-system/Banner';
import type { ReactElement } from 'react';
import styles from './BannerBar.module.css';

interface BannerBarProps extends BannerProps {
  readonly label: string;
  /** Of the window: its top, or its bottom. */
  readonly edge: 'start' | 'end';
}

/** A banner as wide as the window. */
export function BannerBar({ label, edge, ...banner }: BannerBarProps): ReactElement {
  return (
    <aside className={styles.bar} data-edge={edge} aria-label={label}>
      <Banner {...banner} className={styles.banner} />
    </aside>
  );
}

import type { ReactElement } from 'react';
import { renderSVG } from 'uqr';
import styles from './Security.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is for, for who can't see it. */
  readonly label: string;
}

/** A text as a picture that phones read. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const picture = renderSVG(text, { ecc: 'M', border: 2 });
  return (
    <img
      className={styles.picture}
      src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
      width={200}
      height={200}
      alt={label}
    />
  );
}

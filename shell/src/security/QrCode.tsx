import type { ReactElement } from 'react';
import { renderSVG } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** What it is for, for who can't see it. */
  readonly label: string;
}

/** A text as a picture that phones read. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const picture = renderSVG(text, { ecc: 'M', border: 2 });
  return (
    <img className={styles.code} src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={label} />
  );
}

import { Link, type LinkProps } from '@shortlist/design-system/Link';
import styles from './CautionLink.module.css';

/** In a list: something that is worth a look, with a sign before it, leading to it. */
export function CautionLink(props: LinkProps) {
  return <Link variant="quiet" {...props} className={styles.note} />;
}

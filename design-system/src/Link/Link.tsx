import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../navigation/Anchor.tsx';
import styles from './Link.module.css';

export interface LinkProps extends AnchorProps {
  /** inline is underlined and stands in a sentence; quiet has no underline at rest: names in rows, "See All". */
  variant?: 'inline' | 'quiet';
}

/** A link in running text or a row. Under NavigationProvider it navigates without loading the page. */
export function Link({ className, variant = 'inline', ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.link, className)} data-variant={variant} />;
}

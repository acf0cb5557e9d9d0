import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { moveFocus } from '../navigation/move-focus.ts';
import styles from './Banner.module.css';

export type BannerTone = 'info' | 'caution' | 'negative' | 'positive';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: BannerTone;
  /** The news in a few words; the sentence that explains it is the children. */
  title?: ReactNode;
  /** A link or a ghost button at the end. */
  action?: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

const ICONS: Record<BannerTone, ReactNode> = {
  info: <Info aria-hidden />,
  caution: <TriangleAlert aria-hidden />,
  negative: <CircleAlert aria-hidden />,
  positive: <CircleCheck aria-hidden />,
};

/** Something to know about this page, said in the page. A refusal (negative) is read out at once. Its action does not take the focus away with it. */
export function Banner({ tone = 'info', title, children, action, icon, className, ...rest }: BannerProps) {
  return (
    <div
      role={tone === 'negative' ? 'alert' : 'status'}
      {...rest}
      className={classNames(styles.banner, className)}
      data-tone={tone}
    >
      <span className={styles.icon}>{icon ?? ICONS[tone]}</span>
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{title}</strong> : null} {children}
      </div>
      {action ? (
        <div className={styles.action} ref={moveFocus}>
          {action}
        </div>
      ) : null}
    </div>
  );
}

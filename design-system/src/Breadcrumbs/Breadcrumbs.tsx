import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top down; the last one is this page. */
  items: readonly { label: string; href?: string | undefined }[];
}

/** Where this page stands. On a narrow screen only its own name is left. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" {...rest} className={classNames(styles.breadcrumbs, className)}>
      <ol className={styles.list}>
        {items.map((item, position) => {
          const isCurrent = position === items.length - 1;
          return (
            <li key={`${item.href ?? ''} ${item.label}`} className={styles.item}>
              {item.href && !isCurrent ? (
                <Anchor href={item.href} className={styles.link}>
                  {item.label}
                </Anchor>
              ) : (
                <span className={styles.here} aria-current={isCurrent ? 'page' : undefined}>
                  {item.label}
                </span>
              )}
              {isCurrent ? null : <ChevronRight className={styles.divider} aria-hidden size={14} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

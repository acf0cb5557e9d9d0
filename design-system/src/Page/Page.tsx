import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Page.module.css';

export interface PageProps extends ComponentProps<'section'> {
  /** All that there is for lists, 1040 px for what is read, 640 px for a form alone. */
  width?: 'full' | 'text' | 'form';
}

/** What stands on the sheet beside the menu: a PageHeader, and below it parts with one gap between them. */
export function Page({ width = 'full', className, ...rest }: PageProps) {
  return <section {...rest} className={classNames(styles.page, className)} data-width={width} />;
}

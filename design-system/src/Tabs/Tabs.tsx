import type { RefAttributes } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import styles from './Tabs.module.css';

type Restyled<Props> = Omit<Props, 'className' | 'style'> & {
  className?: string | undefined;
} & RefAttributes<HTMLDivElement>;

export type TabsProps = Restyled<AriaTabsProps>;
export type TabListProps = Omit<Restyled<AriaTabListProps<object>>, 'aria-label'> & {
  /** What the tabs divide, for a screen reader. */
  label: string;
};
export type TabProps = Restyled<AriaTabProps>;
export type TabPanelProps = Restyled<AriaTabPanelProps>;

/** Parts of one page, one at a time: a TabList of Tabs, and a TabPanel with the same id for each. */
export function Tabs({ className, ...rest }: TabsProps) {
  return <AriaTabs {...rest} className={classNames(styles.tabs, className)} />;
}

/** The line of tabs; scrolls sideways where it is too narrow. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return <AriaTabList {...rest} aria-label={label} className={classNames(styles.list, className)} />;
}

/** One tab. Its id is that of its panel. */
export function Tab({ className, ...rest }: TabProps) {
  return <AriaTab {...rest} className={classNames(styles.tab, className)} />;
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <AriaTabPanel {...rest} className={classNames(styles.panel, className)} />;
}

import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words; nothing that is needed to go on. */
  text: string;
  /** A Button or an IconButton. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** Names a control on hover and on focus. Not on touch: what matters must be visible anyway. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip ?? ''} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

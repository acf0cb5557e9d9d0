import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'pendingLabel'> {
  /** What it does, for a screen reader. */
  label: string;
  /** An icon of 16 px. */
  icon: ReactNode;
}

/** A square button with an icon alone; ghost unless said otherwise. */
export function IconButton({ label, icon, variant = 'ghost', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} icon={icon} aria-label={label} data-icon-only="" />;
}

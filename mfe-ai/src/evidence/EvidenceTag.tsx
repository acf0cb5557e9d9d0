import { MarkerTag } from '@shortlist/design-system/Marker';
import type { ComponentProps } from 'react';
import styles from './EvidenceTag.module.css';

interface EvidenceTagProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  readonly number: number;
  readonly tone: 'support' | 'concern' | 'pencil';
  /** What choosing it shows. */
  readonly label: string;
}

/** The number that ties words of the resume to what they carry. Choosing it leads to the other side. */
export function EvidenceTag({ number, tone, label, className = '', ...rest }: EvidenceTagProps) {
  return (
    <button {...rest} type="button" className={`${styles.tag} ${className}`} aria-label={label}>
      <MarkerTag number={number} tone={tone} />
    </button>
  );
}

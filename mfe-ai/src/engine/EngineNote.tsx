import type { Engine } from '@shortlist/api-contract';
import { Info } from 'lucide-react';
import styles from './EngineNote.module.css';

/** Why another engine than the one that was meant did the work; nothing where it was the right one. */
export function EngineNote({ engine }: { readonly engine: Pick<Engine, 'note'> }) {
  if (engine.note === null) return null;
  return (
    <span className={styles.note}>
      <Info aria-hidden />
      <span>{engine.note}</span>
    </span>
  );
}

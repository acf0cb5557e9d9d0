import type { Engine } from '@shortlist/api-contract';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Info } from 'lucide-react';
import styles from './EngineNote.module.css';

/** Why another engine than the one that was meant did the work; nothing where it was the right one. */
export function EngineNote({ engine }: { readonly engine: Pick<Engine, 'note'> }) {
  if (engine.note === null) return null;
  return (
    <Text
      as={Inline}
      size="dense"
      tone="caution"
      wrap="anywhere"
      align="start"
      isOneLine
      className={styles.note}
    >
      <Info aria-hidden size={14} />
      <span>{engine.note}</span>
    </Text>
  );
}

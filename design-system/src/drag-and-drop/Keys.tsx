import { classNames } from '../class-names.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import styles from './moving.module.css';

export interface KeysProps {
  id: string;
  /** Each with the keys that do it, as Kbd takes them: [['Space'], 'pick up, drop']. */
  keys: readonly (readonly [keys: readonly string[], action: string])[];
  /** What a finger does. */
  touch: string;
  className?: string | undefined;
}

/** What keys and fingers do, below the lists; also what a screen reader adds to the name of each list. */
export function Keys({ id, keys, touch, className }: KeysProps) {
  return (
    <div id={id} className={classNames(styles.keys, className)}>
      <p className={styles.touch}>{touch}</p>
      {keys.map(([names, action]) => (
        <p key={action} className={styles.key}>
          {names.map((name) => (
            <Kbd key={name} keys={name} />
          ))}
          {action}
        </p>
      ))}
    </div>
  );
}

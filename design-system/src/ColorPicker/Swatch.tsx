import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import styles from './ColorPicker.module.css';
import { contrastOf, type NamedColor } from './color.ts';

/** One color that can be chosen. Its tick is dark on a light color and light on a dark one. */
export function Swatch({ value, name }: NamedColor) {
  const isLight = contrastOf(value, '#000000') > contrastOf(value, '#ffffff');
  const color = { '--swatch': value } as CSSProperties;
  return (
    <Radio className={styles.choice ?? ''} value={value} aria-label={name}>
      {({ isSelected }) => (
        <span className={styles.swatch} style={color} data-ground={isLight ? 'light' : 'dark'}>
          {isSelected ? <Check aria-hidden /> : null}
        </span>
      )}
    </Radio>
  );
}

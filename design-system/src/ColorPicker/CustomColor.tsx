import { type RefObject, useState } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorField } from 'react-aria-components/ColorField';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorThumb } from 'react-aria-components/ColorThumb';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { FieldParts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import overlay from '../overlay/overlay.module.css';
import styles from './ColorPicker.module.css';

interface CustomColorProps {
  /** "#rrggbb": where it begins. */
  value: string;
  /** Called with "#rrggbb" at each change. */
  onChange: (value: string) => void;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Any color at all: an area for how strong and how light, a bar for the hue, and its six digits. */
export function CustomColor({ value, onChange, ...position }: CustomColorProps) {
  return (
    <Popover
      className={overlay.surface ?? ''}
      data-content="dialog"
      placement="bottom start"
      offset={4}
      {...position}
    >
      <Dialog className={styles.dialog ?? ''} aria-label="Custom Color">
        <Mixer value={value} onChange={onChange} />
      </Dialog>
    </Popover>
  );
}

/** It keeps hue, strength and light apart: in six digits gray has no hue, and black has neither. */
function Mixer({ value, onChange }: Pick<CustomColorProps, 'value' | 'onChange'>) {
  const [color, setColor] = useState(() => parseColor(value).toFormat('hsb'));
  return (
    <ColorPicker
      value={color}
      onChange={(next) => {
        setColor(next.toFormat('hsb'));
        onChange(next.toString('hex').toLowerCase());
      }}
    >
      <ColorArea className={styles.area ?? ''} colorSpace="hsb" xChannel="saturation" yChannel="brightness">
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      <ColorSlider className={field.field ?? ''} colorSpace="hsb" channel="hue">
        <Label className={field.label ?? ''}>Hue</Label>
        <SliderTrack className={styles.track ?? ''}>
          <ColorThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
      <ColorField className={field.field ?? ''}>
        <FieldParts label="Hex">
          <Input className={field.control ?? ''} />
        </FieldParts>
      </ColorField>
    </ColorPicker>
  );
}

import { Pipette } from 'lucide-react';
import { type ReactNode, type RefAttributes, useRef, useState } from 'react';
import { parseColor } from 'react-aria-components/ColorPicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { notifyFormChange } from '../field/notify-form-change.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ColorPicker.module.css';
import { CustomColor } from './CustomColor.tsx';
import { contrastOf, isHex, type NamedColor, presetOf, TAG_COLORS } from './color.ts';
import { Swatch } from './Swatch.tsx';
import { useCardBackground } from './use-card-ground.ts';

/** Where the mixer begins when no color is chosen. */
const FIRST_COLOR = '#3b82f6';
/** Below it a mark is hard to see on its ground (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

export interface ColorPickerProps
  extends Omit<
      AriaRadioGroupProps,
      | 'className'
      | 'style'
      | 'children'
      | 'render'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'orientation'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
    >,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** "#rrggbb", in small or capital letters; null for none. What is no such text counts as none. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with a preset's value as it is written there, or with "#rrggbb" in small letters. */
  onChange?: ((value: string) => void) | undefined;
  /** What is offered at once; without it eight pale colors for tags. */
  presets?: readonly NamedColor[];
  /** False where only the presets make sense. */
  allowsCustom?: boolean;
  /** Where words stand on the color: it may be as faint as it likes. */
  isGround?: boolean;
}

/** A color for a thing of the user's own: one of a few with a name, or any other. */
export function ColorPicker({
  label,
  description,
  errorMessage,
  className,
  value,
  defaultValue = null,
  onChange,
  presets = TAG_COLORS,
  allowsCustom = true,
  isGround = false,
  ...rest
}: ColorPickerProps) {
  const [own, setOwn] = useState(defaultValue);
  const [isMixing, setMixing] = useState(false);
  const [ground, probeRef] = useCardBackground();
  const box = useRef<HTMLDivElement>(null);
  const mixerButton = useRef<HTMLButtonElement>(null);
  const chosen = useNamed(value === undefined ? own : value, presets);

  function choose(next: string) {
    setOwn(next);
    onChange?.(next);
    notifyFormChange(box.current, rest.name);
  }

  return (
    <>
      <AriaRadioGroup
        {...rest}
        {...(errorMessage && { isInvalid: true })}
        validationBehavior="aria"
        orientation="horizontal"
        value={chosen?.value ?? null}
        onChange={choose}
        className={classNames(field.field, className)}
      >
        <FieldParts
          label={label}
          description={isGround ? description : helpOf(description, chosen, ground)}
          errorMessage={errorMessage}
          isRequired={rest.isRequired}
        >
          <div ref={box} className={styles.choices}>
            <Swatches presets={presets} chosen={chosen} />
            {allowsCustom ? (
              <IconButton
                ref={mixerButton}
                className={styles.mixer}
                variant="secondary"
                label="Custom Color"
                icon={<Pipette aria-hidden />}
                aria-haspopup="dialog"
                aria-expanded={isMixing}
                isDisabled={Boolean(rest.isDisabled || rest.isReadOnly)}
                onPress={() => setMixing(true)}
              />
            ) : null}
          </div>
          <Chosen color={chosen} />
          <span ref={probeRef} className={styles.ground} hidden />
        </FieldParts>
      </AriaRadioGroup>
      {/* Beside the group, not in it: the group would take the arrow keys for its own. */}
      <CustomColor
        value={chosen?.value ?? FIRST_COLOR}
        onChange={choose}
        triggerRef={mixerButton}
        isOpen={isMixing}
        onOpenChange={setMixing}
      />
    </>
  );
}

/** The chosen color in words; a screen reader has them from the swatch itself. */
function Chosen({ color }: { color: NamedColor | null }) {
  return (
    <p className={styles.chosen} aria-hidden="true">
      <span>{color?.name ?? 'No color selected'}</span>
      {color ? <bdi className={styles.hex}>{color.value.toLowerCase()}</bdi> : null}
    </p>
  );
}

function Swatches({ presets, chosen }: { presets: readonly NamedColor[]; chosen: NamedColor | null }) {
  const isCustom = chosen && !presetOf(chosen.value, presets);
  return [...presets, ...(isCustom ? [chosen] : [])].map((color, place) => (
    // A color of one's own changes with every move in the mixer, and stays the same swatch.
    <Swatch key={place < presets.length ? color.value : 'custom'} {...color} />
  ));
}

/** The color with its name: the preset's, or in the reader's language what the color looks like. */
function useNamed(color: string | null, presets: readonly NamedColor[]): NamedColor | null {
  const { locale } = useLocale();
  if (!isHex(color)) return null;
  const name = parseColor(color).getColorName(locale);
  return (
    presetOf(color, presets) ?? {
      value: color.toLowerCase(),
      name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    }
  );
}

/** The help, and what is to be known of a color that is hard to see on a card in this theme. */
function helpOf(help: ReactNode, color: NamedColor | null, ground: string | null): ReactNode {
  const contrast = color && ground ? contrastOf(color.value, ground) : LEAST_CONTRAST;
  if (contrast >= LEAST_CONTRAST) return help;
  return (
    <>
      {help} Low contrast ({contrast.toFixed(1)}:1). Use at least {LEAST_CONTRAST}:1.
    </>
  );
}

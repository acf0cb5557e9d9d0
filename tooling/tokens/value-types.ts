import { z } from 'zod';
import type { Drawing } from '../../design-system/src/foundations/token-families.ts';

/** How a value of CSS is written in the format, and back. */
export interface ValueType {
  /** Its `$type`. */
  readonly name: string;
  readonly read: (css: string) => unknown;
  /** The value of the light and of the dark theme as one of CSS. */
  readonly write: (light: unknown, dark: unknown) => string;
}

const Dimension = z.object({ value: z.number(), unit: z.enum(['px', 'rem']) });
const Duration = z.object({ value: z.number(), unit: z.enum(['ms', 's']) });
const Color = z.object({
  colorSpace: z.literal('srgb'),
  components: z.tuple([z.number(), z.number(), z.number()]),
  alpha: z.number().default(1),
});
const Typography = z.object({
  fontFamily: z.string().regex(/^\{font\.\w+\}$/u),
  fontSize: Dimension,
  fontWeight: z.number(),
  lineHeight: z.number(),
});
const Shadow = z.object({
  color: Color,
  offsetX: Dimension,
  offsetY: Dimension,
  blur: Dimension,
  spread: Dimension,
});
const Transition = z.object({
  duration: Duration,
  delay: Duration,
  timingFunction: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

/** What has the same value in both themes. */
function same<T>(name: string, schema: z.ZodType<T>, of: Pick<Conversion<T>, 'read' | 'text'>): ValueType {
  const text = (value: unknown) => of.text(schema.parse(value));
  return {
    name,
    read: of.read,
    write(light, dark) {
      if (text(light) !== text(dark)) throw new Error('It must be the same in both themes.');
      return text(light);
    },
  };
}

interface Conversion<T> {
  readonly read: (css: string) => T;
  readonly text: (value: T) => string;
}

const color: ValueType = {
  name: 'color',
  read: readColor,
  write: (light, dark) => pair(hexOf(Color.parse(light)), hexOf(Color.parse(dark))),
};

const shadow: ValueType = {
  name: 'shadow',
  read: (css) => css.split(/,\s*/u).map(readShadow),
  write(light, dark) {
    const [lights, darks] = [z.array(Shadow).parse(light), z.array(Shadow).parse(dark)];
    if (
      lights.length !== darks.length ||
      lights.some((each, at) => lengthsOf(each) !== lengthsOf(darks[at]))
    ) {
      throw new Error('Only its colors can differ between the themes.');
    }
    const layer = (each: z.infer<typeof Shadow>, at: number) =>
      `${lengthsOf(each)} ${pair(hexOf(each.color), hexOf(darks[at]?.color ?? each.color))}`;
    return lights.map(layer).join(', ');
  },
};

const dimension = same('dimension', Dimension, { read: readDimension, text: dimensionText });
const number = same('number', z.number(), { read: Number, text: String });

/** By the drawing of a family. */
export const TYPES: Readonly<Record<Drawing, ValueType>> = {
  color,
  ground: color,
  length: dimension,
  radius: dimension,
  breakpoint: dimension,
  order: number,
  /** The format has no `em`: a share of the size of the type. */
  track: same('number', z.number(), { read: Number.parseFloat, text: (share) => `${share}em` }),
  face: same('fontFamily', z.array(z.string()), {
    read: (css) => css.split(/,\s*/u).map((name) => name.replaceAll("'", '')),
    text: (names) => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  }),
  type: same('typography', Typography, { read: readType, text: typeText }),
  motion: same('transition', Transition, { read: readTransition, text: transitionText }),
  shadow,
};

const pair = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

const WHOLE = 255;
const DIGITS = 6;
const short = (value: number): number => Number(value.toFixed(DIGITS));

function readColor(css: string): z.infer<typeof Color> & { readonly hex: string } {
  const [r = 0, g = 0, b = 0, a = WHOLE] = [...css.matchAll(/[\da-f]{2}/gu)].map(([pair]) =>
    Number.parseInt(pair, 16),
  );
  const components = [r, g, b].map((part) => short(part / WHOLE)) as [number, number, number];
  return { colorSpace: 'srgb', components, alpha: short(a / WHOLE), hex: css.slice(0, 7) };
}

function hexOf({ components, alpha }: z.infer<typeof Color>): string {
  const parts = [...components, ...(alpha === 1 ? [] : [alpha])];
  return `#${parts
    .map((part) =>
      Math.round(part * WHOLE)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function readDimension(css: string): z.infer<typeof Dimension> {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

function dimensionText({ value, unit }: z.infer<typeof Dimension>): string {
  return `${value}${unit}`;
}

/** `640 3.75rem / 3.875rem var(--font-interface)`: in the format the height of a line is a multiple of the size. */
function readType(css: string): z.infer<typeof Typography> {
  const [, weight = '', size = '', height = '', family = ''] =
    /^(\d+) (\S+) \/ (\S+) var\(--font-(\w+)\)$/u.exec(css) ?? [];
  const fontSize = readDimension(size);
  const lineHeight = short(Number.parseFloat(height) / fontSize.value);
  return { fontFamily: `{font.${family}}`, fontSize, fontWeight: Number(weight), lineHeight };
}

/** Heights of lines stand on a grid of a sixteenth rem, one pixel as browsers are set. */
const GRID = 16;

function typeText({ fontFamily, fontSize, fontWeight, lineHeight }: z.infer<typeof Typography>): string {
  const height = Math.round(fontSize.value * lineHeight * GRID) / GRID;
  const family = fontFamily.slice('{font.'.length, -1);
  return `${fontWeight} ${dimensionText(fontSize)} / ${height}${fontSize.unit} var(--font-${family})`;
}

function readShadow(css: string): z.infer<typeof Shadow> {
  const parts = css.trim().split(/\s+/u);
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.filter(
    (part) => !part.startsWith('#'),
  );
  const lengths = { offsetX, offsetY, blur, spread };
  return {
    color: readColor(parts.at(-1) ?? ''),
    ...(Object.fromEntries(
      Object.entries(lengths).map(([name, length]) => [name, readDimension(length)]),
    ) as {
      [name in keyof typeof lengths]: z.infer<typeof Dimension>;
    }),
  };
}

function lengthsOf(of: z.infer<typeof Shadow> | undefined): string {
  if (of === undefined) return '';
  const lengths = [of.offsetX, of.offsetY, of.blur, ...(of.spread.value === 0 ? [] : [of.spread])];
  return lengths.map((length) => (length.value === 0 ? '0' : dimensionText(length))).join(' ');
}

const LINEAR = [0, 0, 1, 1] as const;

/** `120ms cubic-bezier(0.2, 0, 0.2, 1)`. */
function readTransition(css: string): z.infer<typeof Transition> {
  const points = /\(([^)]+)\)/u.exec(css)?.[1]?.split(',').map(Number) ?? LINEAR;
  return {
    duration: { value: Number.parseFloat(css), unit: 'ms' },
    delay: { value: 0, unit: 'ms' },
    timingFunction: z.tuple([z.number(), z.number(), z.number(), z.number()]).parse(points),
  };
}

function transitionText({ duration, timingFunction }: z.infer<typeof Transition>): string {
  const isLinear = timingFunction.every((point, at) => point === LINEAR[at]);
  const curve = isLinear ? 'linear' : `cubic-bezier(${timingFunction.join(', ')})`;
  return `${duration.value}${duration.unit} ${curve}`;
}

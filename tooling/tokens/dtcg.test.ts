import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseTokens } from '../../design-system/src/foundations/token-values.ts';
import { type DesignToken, THEMES, toCss, toDtcg } from './dtcg.ts';
import { withValues } from './with-values.ts';

const css = await readFile(join(import.meta.dirname, '../../design-system/src/tokens/tokens.css'), 'utf8');
const tokens = parseTokens(css);
const exported = () => {
  const [light, dark] = THEMES.map((theme): unknown => JSON.parse(JSON.stringify(toDtcg(tokens, theme))));
  return { light, dark };
};

test('[FR-09] the tokens go to the Design Tokens format, a file a theme', () => {
  const light = toDtcg(tokens, 'light');

  expect(light).toMatchObject({
    paper: {
      sheet: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.984314, 0.976471, 0.960784], alpha: 1, hex: '#fbf9f5' },
        $description: 'the page that lies on the desk',
      },
    },
    space: { '4': { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    width: { form: { $type: 'dimension', $value: { value: 640, unit: 'px' } } },
    type: { hero: { $type: 'typography', $value: { fontFamily: '{font.interface}', fontWeight: 640 } } },
    veil: { $type: 'color', $value: { alpha: 0.321569 } },
  });
  expect(toDtcg(tokens, 'dark')).toMatchObject({ paper: { sheet: { $value: { hex: '#141920' } } } });
});

test('[FR-09] and back: nothing changes in tokens.css, and only hatching is left out', () => {
  const values = toCss(tokens, exported());

  expect(tokens.filter(({ name }) => !values.has(name)).map(({ name }) => name)).toEqual([
    'hatch-line',
    'hatch',
    'hatch-ink',
  ]);
  expect(withValues(css, values)).toEqual({ text: css, changed: [] });
});

test('[FR-09] a color that a designer changed in one theme is written where it stands', () => {
  const files = exported();
  const { ink } = files.dark as { ink: Record<string, { $value: { components: number[] } }> };
  if (ink.body) ink.body.$value.components = [1, 1, 1];

  const { text, changed } = withValues(css, toCss(tokens, files));

  expect(changed.map(({ name, after }) => [name, after])).toEqual([
    ['ink-body', 'light-dark(#434a58, #ffffff)'],
  ]);
  expect(text).toContain('--ink-body: light-dark(#434a58, #ffffff); /* running text */');
});

test('[FR-09] what CSS cannot say is refused by its name', () => {
  const files = exported();
  const { space } = files.dark as { space: Record<string, DesignToken> };
  space['4'] = { $type: 'dimension', $value: { value: 18, unit: 'px' } };

  expect(() => toCss(tokens, files)).toThrow('space-4 is no dimension as the format has it.');
});

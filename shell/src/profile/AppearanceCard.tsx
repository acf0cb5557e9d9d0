import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { applyTheme, chosenTheme, type Theme, watchTheme } from '@shortlist/design-system/ThemeToggle';
import { type ReactElement, useSyncExternalStore } from 'react';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

/** The theme of this browser: the same choice as the header's button, and the way back to the computer's. */
export function AppearanceCard(): ReactElement {
  const theme = useSyncExternalStore(watchTheme, chosenTheme);
  return (
    <Card>
      <CardHeader title="Appearance" />
      <CardBody>
        <RadioGroup
          label="Theme"
          description="System follows your device setting. Saved in this browser."
          value={theme}
          onChange={(value) => applyTheme(value as Theme)}
          orientation="horizontal"
        >
          {THEMES.map(([value, label]) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      </CardBody>
    </Card>
  );
}

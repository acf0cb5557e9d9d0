import { Dialog } from '@shortlist/design-system/Dialog';
import { Kbd } from '@shortlist/design-system/Kbd';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Switch } from '@shortlist/design-system/Switch';
import { Text } from '@shortlist/design-system/Text';
import { type ReactElement, useId, useState } from 'react';
import { readRemembered, remember } from '../layout/remembered.ts';
import { QUESTION_MARK } from './use-question-mark.ts';

interface KeyboardShortcutsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface Group {
  readonly title: string;
  /** Chords of the design system's `Kbd`, any of which does it. */
  readonly keys: readonly (readonly [does: string, ...chords: string[]])[];
}

/** The keys beyond those that every page of the web has; what is inside a group needs the focus there. */
const GROUPS: readonly Group[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Search, or go to a page', 'Mod+K'],
      ['Show this list', '?'],
      ['Close what is open', 'Escape'],
    ],
  },
  {
    title: 'On a card or a row that can be moved',
    keys: [
      ['Pick up, or drop', 'Space'],
      ['Choose the new place', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      ['Put it back', 'Escape'],
      ['Open the menu Move to', 'M'],
      ['Open it', 'Enter'],
    ],
  },
  { title: 'On a requirement', keys: [['Move by one place', 'Alt+ArrowUp', 'Alt+ArrowDown']] },
  {
    title: 'In Position Management and Resume Management',
    keys: [
      ['Select one more, or one less', 'Mod+Space'],
      ['Extend the selection', 'Shift+ArrowUp', 'Shift+ArrowDown'],
      ['Select all', 'Mod+A'],
    ],
  },
  {
    title: 'In a field of tags',
    keys: [
      ['Add a tag', 'Enter', ','],
      ['Remove the last tag', 'Backspace'],
    ],
  },
];

/** Every key that does something of its own here. */
export function KeyboardShortcuts({ isOpen, onOpenChange }: KeyboardShortcutsProps): ReactElement {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard Shortcuts" size="medium">
      <Stack gap={5}>
        {GROUPS.map((group) => (
          <KeyGroup key={group.title} {...group} />
        ))}
        <QuestionMarkSwitch />
      </Stack>
    </Dialog>
  );
}

function KeyGroup({ title, keys }: Group): ReactElement {
  const id = useId();
  return (
    <Stack as="section" gap={1.5} aria-labelledby={id}>
      <Text as="h3" size="caption" tone="quiet" id={id}>
        {title}
      </Text>
      <Stack as="dl" isLined gap={1.5}>
        {keys.map(([does, ...chords]) => (
          <Inline key={does} gap={1.5} justify="between" isOneLine>
            <dt>{does}</dt>
            <Inline as="dd" justify="end">
              {chords.map((chord) => (
                <Kbd key={chord} keys={chord} />
              ))}
            </Inline>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

function QuestionMarkSwitch(): ReactElement {
  const [isOn, setOn] = useState(() => readRemembered(QUESTION_MARK) ?? true);
  const change = (isSelected: boolean) => {
    setOn(isSelected);
    remember(QUESTION_MARK, isSelected);
  };
  return (
    <Switch isSelected={isOn} onChange={change}>
      Open this list with ?
    </Switch>
  );
}

import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Switch } from '@shortlist/design-system/Switch';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime, messageOf, useEndpoint } from '@shortlist/platform';
import type { SlotStatus } from '@shortlist/platform/platform-status';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { changesOf, isOff, moved, nameOf, switched, type Widget } from './slot-changes.ts';
import { arrangeSlotEndpoint } from './status-endpoint.ts';

/** The slots of all remotes: what is offered for each, its order and its switches. */
export function SlotsCard({ slots }: { readonly slots: readonly SlotStatus[] }): ReactElement {
  return (
    <Card aria-label="Slots">
      <CardHeader title="Slots" note="Changes show on the next page load" />
      <Stack as={CardBody} isLined>
        {slots.map((slot) => (
          <SlotPanel key={slot.id} slot={slot} />
        ))}
      </Stack>
    </Card>
  );
}

/** How many changes of a slot are listed. */
const LISTED = 3;

function SlotPanel({ slot }: { readonly slot: SlotStatus }): ReactElement {
  const arrange = useEndpoint(arrangeSlotEndpoint);
  const save = (widgets: readonly Widget[]): void => {
    const order = widgets.map(({ id }) => id);
    const off = widgets.filter(isOff).map(({ id }) => id);
    const seen = slot.changes[0]?.since ?? null;
    arrange.mutate({ body: { slot: slot.id, seen, order, off } });
  };
  return (
    <Stack as="section" gap={2} aria-label={slot.id}>
      <Text as="h3" size="panel" tone="strong" wrap="anywhere">
        {slot.host}: {nameOf(slot.id)}
      </Text>
      {slot.widgets.length === 0 ? (
        <Text as="p" size="dense" tone="quiet">
          No remote offers a widget for this slot.
        </Text>
      ) : (
        <Stack as="ol" gap={2}>
          {slot.widgets.map((widget, index) => (
            <WidgetRow
              key={widget.id}
              widget={widget}
              isFirst={index === 0}
              isLast={index === slot.widgets.length - 1}
              isSaving={arrange.isPending}
              onMove={(by) => save(moved(slot.widgets, index, by))}
              onSwitch={() => save(switched(slot.widgets, index))}
            />
          ))}
        </Stack>
      )}
      {arrange.isError ? <ErrorState headingLevel={4} title={messageOf(arrange.error)} /> : null}
      {changesOf(slot)
        .slice(0, LISTED)
        .map(({ what, by, since }) => (
          <Text as="p" size="caption" tone="quiet" wrap="anywhere" key={since}>
            {by} {what}, {formatDateTime(since)}
          </Text>
        ))}
    </Stack>
  );
}

interface WidgetRowProps {
  readonly widget: Widget;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isSaving: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onSwitch: () => void;
}

function WidgetRow({ widget, isFirst, isLast, isSaving, onMove, onSwitch }: WidgetRowProps): ReactElement {
  const name = nameOf(widget.id);
  return (
    <Inline as="li" justify="between">
      <Switch isSelected={widget.isOn} isDisabled={isSaving} onChange={onSwitch}>
        <code className={styles.code}>{name}</code>{' '}
        <Text size="caption" tone="quiet">
          {widget.title === widget.team ? widget.title : `${widget.title}, ${widget.team}`}
        </Text>
      </Switch>
      {isFirst && isLast ? null : (
        <Inline gap={1}>
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp aria-hidden />}
            isDisabled={isFirst || isSaving}
            onPress={() => onMove(-1)}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown aria-hidden />}
            isDisabled={isLast || isSaving}
            onPress={() => onMove(1)}
          />
        </Inline>
      )}
    </Inline>
  );
}

import type { ScoreEntry } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime, toast } from '@shortlist/platform';
import { changeText, entryTitle } from './score-entry-text.ts';

/** So much of a fingerprint tells it from the others of a match. */
const SHORT = 8;

/** One line of the history: what happened, when, by which engine or whom, and why. */
export function ScoreEntryLine({ entry }: { readonly entry: ScoreEntry }) {
  const change = changeText(entry);
  return (
    <Stack as="li" gap={1}>
      <Inline gap={3} rowGap={1} align="baseline" justify="between">
        <Text as="p" size="dense" tone="strong" weight={580} wrap="anywhere">
          {entryTitle(entry)}
        </Text>
        <Text as="time" size="caption" tone="quiet" dateTime={entry.at}>
          {formatDateTime(entry.at)}
        </Text>
      </Inline>
      {entry.reason && (
        <Text as="p" size="body" tone="body">
          {entry.reason}
        </Text>
      )}
      {change && (
        <Text as="p" size="caption" tone="quiet">
          {change}
        </Text>
      )}
      {entry.engine && <EngineLine engine={entry.engine} />}
    </Stack>
  );
}

function EngineLine({ engine }: { readonly engine: NonNullable<ScoreEntry['engine']> }) {
  const { name, version, fingerprint, note } = engine;
  return (
    <Text as="p" size="caption" tone="quiet">
      Engine {version.startsWith(name) ? version : `${name} ${version}`}.{note && ` ${note}`}{' '}
      {fingerprint && <Fingerprint value={fingerprint} />}
    </Text>
  );
}

function Fingerprint({ value }: { readonly value: string }) {
  const handleCopy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ message: 'Fingerprint copied.' }),
      () => toast({ message: `Failed to copy. Fingerprint: ${value}` }),
    );
  return (
    <Text wrap="none">
      Fingerprint <code>{value.slice(0, SHORT)}</code>{' '}
      <Button size="small" variant="ghost" aria-label="Copy fingerprint" onPress={() => void handleCopy()}>
        Copy
      </Button>
    </Text>
  );
}

import { type Quote, resumes } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Marker } from '@shortlist/design-system/Marker';
import { SearchField } from '@shortlist/design-system/SearchField';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { queryOf, serverMessageOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useId, useMemo, useState } from 'react';
import styles from './CorrectForm.module.css';
import { sentencesOf, sentencesWith } from './resume-sentences.ts';

interface SentencePickerProps {
  readonly resumeId: string;
  readonly value: Quote | null;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly onChange: (quote: Quote | null) => void;
}

/** The sentence of the resume that shows it: the chosen one, or all of them with a search. */
export function SentencePicker({ resumeId, value, isRequired, error, onChange }: SentencePickerProps) {
  // The list and the chosen sentence take each other's place: the focus goes along.
  const [step, setStep] = useState<'opened' | 'picking' | 'picked'>('opened');
  const isPicking = step === 'opened' ? value === null : step === 'picking';
  const label = useId();
  return (
    <Stack as="section" gap={1.5} aria-labelledby={label}>
      <Text as="h3" size="dense" tone="strong" weight={580} id={label}>
        {isRequired ? 'Sentence in the Resume' : 'Sentence in the Resume (Optional)'}
      </Text>
      {value !== null && !isPicking ? (
        <Inline as="p" align="start" justify="between" isOneLine className={styles.chosen}>
          <Text as="q" size="quote-row" tone="strong" wrap="anywhere">
            “<Marker>{value.text.replaceAll(/\s+/g, ' ')}</Marker>”
          </Text>
          <Button
            size="small"
            variant="ghost"
            {...(step === 'picked' && { ref: takeFocus })}
            onPress={() => setStep('picking')}
          >
            Change
          </Button>
        </Inline>
      ) : (
        <Sentences
          resumeId={resumeId}
          value={value}
          takesFocus={step === 'picking'}
          onChange={(quote) => {
            onChange(quote);
            setStep('picked');
          }}
        />
      )}
      {error && (
        <Text as="p" size="caption" tone="negative" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** At once: a focus that waits, as `autoFocus` does after a press of Enter, finds that the dialog has taken it back. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface SentencesProps extends Pick<SentencePickerProps, 'resumeId' | 'value' | 'onChange'> {
  /** Whether the search has the focus at once. */
  readonly takesFocus: boolean;
}

function Sentences({ resumeId, value, takesFocus, onChange }: SentencesProps) {
  const [words, setWords] = useState('');
  const document = useQuery(queryOf(resumes.document, { params: { id: resumeId } }));
  const sentences = useMemo(() => (document.data ? sentencesOf(document.data) : []), [document.data]);
  if (document.error) {
    return (
      <ErrorState
        headingLevel={4}
        title={serverMessageOf(document.error, 'Failed to load resume')}
        isRetrying={document.isFetching}
        onRetry={() => void document.refetch()}
      />
    );
  }
  if (!document.data) {
    return (
      <output aria-label="Loading resume">
        <Skeleton height={96} />
      </output>
    );
  }
  const shown = sentencesWith(sentences, words);
  return (
    <>
      <SearchField
        label="Search the resume"
        placeholder="Search the resume"
        {...(takesFocus && { autoFocus: true })}
        value={words}
        onChange={setWords}
      />
      <Stack as="ul" gap={0} isLined className={styles.sentences} aria-label="Sentences of the resume">
        {shown.map((sentence) => (
          <li key={sentence.start}>
            <Text
              as="button"
              type="button"
              size="quote-row"
              tone="strong"
              wrap="anywhere"
              className={styles.sentence}
              aria-pressed={sentence.start === value?.start}
              onClick={() => onChange(sentence)}
            >
              {sentence.text.replaceAll(/\s+/g, ' ')}
            </Text>
          </li>
        ))}
        {shown.length === 0 && (
          <Text as="li" size="dense" tone="quiet" wrap="anywhere" className={styles.none}>
            No results for “{words.trim()}”
          </Text>
        )}
      </Stack>
    </>
  );
}

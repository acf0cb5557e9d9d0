import { Check, CircleAlert, Copy } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './CodeBlock.module.css';
import { useCopy } from './use-copy.ts';
import { useIsOverflowing } from './use-overflow.ts';

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the text is, above it: "Reply of the webhook". */
  label: string;
  /** The text, exactly as it is copied. */
  code: string;
  /** How it is written, as a word: "JSON", "Shell". */
  language?: string;
  /** Breaks long lines; otherwise the block scrolls sideways, and a line stays a line. */
  isWrapped?: boolean;
}

/** Text for a machine, to be read and copied whole. */
export function CodeBlock({ label, code, language, isWrapped = false, className, ...rest }: CodeBlockProps) {
  const text = useRef<HTMLPreElement>(null);
  const isScrolling = useIsOverflowing(text);
  const { state, copy } = useCopy(code);
  const handleCopy = async () => {
    if (!(await copy())) select(text.current);
  };
  // Only what scrolls is a stop of the Tab key: with the arrow keys it shows the rest.
  const reach = isScrolling ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <figure {...rest} className={classNames(styles.block, className)}>
      <figcaption className={styles.head}>
        <span className={styles.label}>{label}</span>
        {language ? <span className={styles.language}>{language}</span> : null}
        <Button
          size="small"
          variant="ghost"
          icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          aria-label={`Copy ${label}`}
          onPress={() => void handleCopy()}
        >
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </figcaption>
      <pre {...reach} ref={text} className={styles.text} dir="ltr" data-wrapped={isWrapped || undefined}>
        <code>{code}</code>
      </pre>
      <output className={styles.status}>
        {state === 'copied' ? <VisuallyHidden>Copied to clipboard.</VisuallyHidden> : null}
        {state === 'failed' ? <Failure /> : null}
      </output>
    </figure>
  );
}

function Failure() {
  return (
    <span className={styles.failure}>
      <CircleAlert aria-hidden size={14} />
      Failed to copy. The text is selected; press Ctrl+C or ⌘C.
    </span>
  );
}

function select(element: Element | null) {
  if (element) getSelection()?.selectAllChildren(element);
}

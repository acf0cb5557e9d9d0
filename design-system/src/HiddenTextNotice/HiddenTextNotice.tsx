import { EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { HiddenPassage, type HiddenPassageProps } from './HiddenPassage.tsx';
import styles from './HiddenTextNotice.module.css';

export interface DiffPassage extends Omit<HiddenPassageProps, 'tag' | 'hiddenWord'> {
  /** What tells it from the others; its place in the document, say. */
  id: string;
}

export interface HiddenTextNoticeProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The news in a few words: "Hidden text found." */
  title: string;
  /** How much, how it is hidden, and what it does not do: "22 words, white on white. No score counts them." */
  children: ReactNode;
  /** What a program reads and no reader sees; without any, nothing is drawn. */
  passages: readonly DiffPassage[];
  /** Whether the words are shown from the beginning. */
  isDefaultOpen?: boolean | undefined;
  /** On the button that shows the words. */
  showLabel?: string;
  /** On the same button once they are shown. */
  hideLabel?: string;
  /** In the margin of each passage, here and in the document: a letter, because it is no finding. */
  tag?: string;
  /** Said before the words to who cannot see that they are struck through. */
  hiddenWord?: string;
}

/** The difference between what a document shows and what a program reads in it: hidden words, struck through. */
export function HiddenTextNotice({
  title,
  children,
  passages,
  isDefaultOpen = false,
  showLabel = 'Show',
  hideLabel = 'Hide',
  tag = 'H',
  hiddenWord = 'hidden:',
  className,
  ...rest
}: HiddenTextNoticeProps) {
  const [isOpen, setIsOpen] = useState(isDefaultOpen);
  const id = useId();
  if (passages.length === 0) return null;
  return (
    <section aria-label={title} {...rest} className={classNames(styles.note, className)}>
      <div className={styles.notice}>
        <EyeOff className={styles.icon} aria-hidden />
        <p className={styles.words}>
          <strong className={styles.title}>{title}</strong> {children}
        </p>
        <Button
          variant="ghost"
          size="small"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? hideLabel : showLabel}
        </Button>
      </div>
      <ul id={id} className={styles.passages} hidden={!isOpen}>
        {passages.map(({ id: key, ...passage }) => (
          <li key={key} className={styles.item}>
            <HiddenPassage {...passage} tag={tag} hiddenWord={hiddenWord} />
          </li>
        ))}
      </ul>
    </section>
  );
}

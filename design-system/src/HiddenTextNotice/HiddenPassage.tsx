import type { ReactNode } from 'react';
import { Marker, MarkerTag } from '../Marker/Marker.tsx';
import styles from './HiddenTextNotice.module.css';

export interface HiddenPassageProps {
  /** The words that no reader sees. */
  text: string;
  /** Visible words right before and after them, so that the place can be found. */
  before?: string | undefined;
  after?: string | undefined;
  /** How they are hidden, and where: "White on white at 1 pt, end of page 1". */
  source?: ReactNode;
  tag: string;
  hiddenWord: string;
}

/** Hidden words between the visible ones that stand around them. */
export function HiddenPassage({ text, before, after, source, tag, hiddenWord }: HiddenPassageProps) {
  return (
    <>
      <MarkerTag number={tag} tone="hidden" className={styles.tag} aria-hidden="true" />
      {/* The document's own language may run the other way; a bdi has no say in which. */}
      <p className={styles.text} dir="auto">
        {before ? `${before} ` : null}
        <Marker tone="hidden">
          <bdi data-visually-hidden>{hiddenWord} </bdi>
          {text}
        </Marker>
        {after ? ` ${after}` : null}
      </p>
      {source ? <p className={styles.source}>{source}</p> : null}
    </>
  );
}

import type { Finding } from '@shortlist/api-contract';
import { Quote } from '@shortlist/design-system/Quote';
import styles from './AnalysisPanel.module.css';

interface FindingGroupProps {
  readonly title: string;
  /** Said when there is none. */
  readonly none: string;
  /** All of one kind. */
  readonly findings: readonly Finding[];
}

/** The findings of one kind, each with the words of the resume that carry it. */
export function FindingGroup({ title, none, findings }: FindingGroupProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{findings.length}</span>
      </h2>
      {findings.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <Point key={`${finding.title} ${finding.quotes[0]?.start}`} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Point({ finding: { kind, title, detail, quotes } }: { readonly finding: Finding }) {
  const tone = kind === 'weakness' || kind === 'red_flag' ? 'concern' : 'support';
  return (
    <li className={styles.finding}>
      <p className={styles.title}>{title}</p>
      {quotes.map((quote) => (
        <Quote key={quote.start} size="row" tone={tone} text={quote.text} source={sourceOf(quote)} />
      ))}
      {detail && <p className={styles.detail}>{detail}</p>}
    </li>
  );
}

/** `Tidewater Freight, page 1`, as far as it is known. */
function sourceOf({ source, page }: Finding['quotes'][number]): string | undefined {
  const parts = [source, page === null ? null : `page ${page}`].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

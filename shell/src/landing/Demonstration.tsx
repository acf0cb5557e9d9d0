import { Meter } from '@shortlist/design-system/Meter';
import { Verdict } from '@shortlist/design-system/Verdict';
import { type ReactElement, useRef } from 'react';
import styles from './Demonstration.module.css';
import { ExampleResume } from './ExampleResume.tsx';
import { EXAMPLE } from './example.ts';
import { useThreads } from './use-threads.ts';

/** An invented resume with its match: each verdict hangs by a thread on the words that decided it. */
export function Demonstration(): ReactElement {
  const desk = useRef<HTMLDivElement>(null);
  const threads = useThreads(desk);
  return (
    <section className={styles.demonstration} aria-label="Example: a resume with its evidence highlighted">
      <div className={styles.desk} ref={desk}>
        <ExampleResume />
        <div className={styles.points}>
          <div className={styles.point}>
            <p className={styles.position}>{EXAMPLE.position}</p>
            <div className={styles.score}>
              <span className={styles.number}>{EXAMPLE.percent}%</span>
              <span className={styles.potential}>up to {EXAMPLE.potentialPercent}%</span>
              <Meter
                className={styles.meter}
                value={EXAMPLE.percent / 100}
                potential={EXAMPLE.potentialPercent / 100}
                label="Match Score"
              />
            </div>
          </div>
          {EXAMPLE.requirements.map(({ id, text, verdict, points, note }) => (
            <div key={id} className={styles.point} data-point={id} data-verdict={verdict}>
              <p className={styles.requirement}>{text}</p>
              <div className={styles.verdict}>
                <Verdict verdict={verdict} />
                <span className={styles.earned}>{points}</span>
              </div>
              {note ? <p className={styles.note}>{note}</p> : null}
            </div>
          ))}
          <p className={styles.example}>
            Example only. The candidate, employers, and position are fictional.
          </p>
        </div>
        <svg className={styles.threads} aria-hidden="true">
          {threads.map(({ id, path, x, y }) => (
            <g key={id}>
              <path d={path} />
              <circle cx={x} cy={y} r="2.5" />
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}

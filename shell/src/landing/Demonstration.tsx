import { Meter } from '@shortlist/design-system/Meter';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Verdict } from '@shortlist/design-system/Verdict';
import { type ReactElement, useRef } from 'react';
import styles from './Demonstration.module.css';
import { ExampleResume } from './ExampleResume.tsx';
import { EXAMPLE } from './example.ts';
import page from './LandingPage.module.css';
import { useThreads } from './use-threads.ts';

/** An invented resume with its match: each verdict hangs by a thread on the words that decided it. */
export function Demonstration(): ReactElement {
  const desk = useRef<HTMLDivElement>(null);
  const threads = useThreads(desk);
  return (
    <section className={styles.demonstration} aria-label="Example: a resume with its evidence highlighted">
      <div className={styles.desk} ref={desk}>
        <ExampleResume />
        <Stack gap={3} className={styles.points}>
          <Stack gap={1} className={styles.point}>
            <Text as="p" size="dense" tone="quiet">
              {EXAMPLE.position}
            </Text>
            <Inline align="baseline" isOneLine>
              <Text size="title" tone="strong" className={page.figure}>
                {EXAMPLE.percent}%
              </Text>
              <Text size="dense" tone="quiet">
                up to {EXAMPLE.potentialPercent}%
              </Text>
              <Meter
                className={styles.meter}
                value={EXAMPLE.percent / 100}
                potential={EXAMPLE.potentialPercent / 100}
                label="Match Score"
              />
            </Inline>
          </Stack>
          {EXAMPLE.requirements.map(({ id, text, verdict, points, note }) => (
            <Stack gap={1} key={id} className={styles.point} data-point={id} data-verdict={verdict}>
              <Text as="p" size="panel" tone="strong">
                {text}
              </Text>
              <Inline gap={0} justify="between" isOneLine>
                <Verdict verdict={verdict} />
                <Text size="dense" tone="quiet">
                  {points}
                </Text>
              </Inline>
              {note ? (
                <Text as="p" size="caption" tone="quiet">
                  {note}
                </Text>
              ) : null}
            </Stack>
          ))}
          <Text as="p" size="caption" tone="pencil" className={styles.example}>
            Example only. The candidate, employers, and position are fictional.
          </Text>
        </Stack>
        <svg className={styles.threads} aria-hidden="true">
          {threads.map(({ id, path, x, y }) => (
            <g key={id}>
              <path d={path} fill="none" stroke="var(--ink-strong)" strokeWidth="1.1" />
              <circle cx={x} cy={y} r="2.5" fill="var(--ink-strong)" />
            </g>
          ))}
        </svg>
      </div>
    </section>
  );
}

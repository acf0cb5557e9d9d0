import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './guidance.module.css';
import type { Guidance } from './guidance.ts';

/** Do and don't beside each other, and the keys below. Only for the docs page. */
export function GuidanceView({ guidance }: { guidance: Guidance }) {
  return (
    <div className={styles.guidance}>
      <div className={styles.pair}>
        <Advice title="Do" icon={<Check aria-hidden />} sentences={guidance.dos} tone="do" />
        <Advice title="Don’t" icon={<X aria-hidden />} sentences={guidance.donts} tone="dont" />
      </div>
      <Keyboard keys={guidance.keyboard} />
    </div>
  );
}

interface AdviceProps {
  title: string;
  icon: ReactNode;
  sentences: readonly string[];
  tone: 'do' | 'dont';
}

function Advice({ title, icon, sentences, tone }: AdviceProps) {
  return (
    <section className={styles.advice} data-tone={tone}>
      <h3 className={styles.title}>
        {icon}
        {title}
      </h3>
      <ul className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Keyboard({ keys }: { keys: Guidance['keyboard'] }) {
  return (
    <section className={styles.keyboard}>
      <h3 className={styles.title}>Keyboard</h3>
      {keys.length === 0 ? (
        <p>It takes no keys: focus passes it by.</p>
      ) : (
        <table className={styles.keys}>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([names, action]) => (
              <tr key={names}>
                <th scope="row">
                  {names.split(', ').map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </th>
                <td>{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

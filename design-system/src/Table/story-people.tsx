import { Avatar } from '../Avatar/Avatar.tsx';
import { Marker } from '../Marker/Marker.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { Verdict } from '../Verdict/Verdict.tsx';
import { Cell, Row } from './index.ts';
import styles from './story.module.css';

export interface Person {
  readonly name: string;
  readonly words: string;
  readonly marked: string;
  readonly score: number;
  readonly potential: number;
  readonly day: number;
}

/** Invented people, for the stories of tables. */
export const people: readonly Person[] = [
  {
    name: 'Tomasz Wieland',
    words: 'ran the cluster migration to',
    marked: 'three Kubernetes regions',
    score: 0.85,
    potential: 0.85,
    day: 19,
  },
  {
    name: 'Ines Okafor',
    words: '',
    marked: 'moved 14 shipment services',
    score: 0.75,
    potential: 0.95,
    day: 20,
  },
  {
    name: 'Leila Haddadi',
    words: '',
    marked: 'kept the booking database',
    score: 0.65,
    potential: 0.8,
    day: 14,
  },
];

/** A candidate with the words that say why. */
export function PersonName({ person }: { person: Person }) {
  return (
    <span className={styles.person}>
      <Avatar name={person.name} />
      <span>
        <span className={styles.name}>{person.name}</span>
        <span className={styles.words}>
          {person.words} <Marker>{person.marked}</Marker>
        </span>
      </span>
    </span>
  );
}

/** A score as number and length. */
export function PersonScore({ person }: { person: Person }) {
  return (
    <span className={styles.score}>
      <strong>{Math.round(person.score * 100)}%</strong>
      <Meter value={person.score} potential={person.potential} label={`Match score of ${person.name}`} />
    </span>
  );
}

/** A row of everything that is known of a candidate. */
export function PersonRow({ person }: { person: Person }) {
  return (
    <Row>
      <Cell isRowHeader>
        <PersonName person={person} />
      </Cell>
      <Cell data-secondary>
        <Verdict verdict="met" iconOnly /> <Verdict verdict="not_met" iconOnly />{' '}
        <Verdict verdict="not_mentioned" iconOnly />
      </Cell>
      <Cell>
        <PersonScore person={person} />
      </Cell>
      <Cell align="end" data-secondary>
        {person.day} Nov
      </Cell>
    </Row>
  );
}

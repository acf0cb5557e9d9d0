import styles from './layout.module.css';

const KINDS: { name: string; columns: string; areas: string[]; below: string }[] = [
  {
    name: 'Dashboard',
    columns: '216fr 1224fr',
    areas: ['sidebar 216', 'the rest'],
    below: 'Below 960 the sidebar leaves its side.',
  },
  {
    name: 'Report',
    columns: '880fr 560fr',
    areas: ['report, the rest', 'document 560'],
    below: 'Below 1100 the document follows the report.',
  },
  {
    name: 'Match',
    columns: '340fr 1100fr',
    areas: ['formula 340', 'requirements, the rest'],
    below: 'Below 960 the formula stands above.',
  },
  {
    name: 'Ranking',
    columns: '1016fr 424fr',
    areas: ['ranking, the rest', 'compare 424'],
    below: 'Below 1200 the panel stands under it.',
  },
];

/** The columns of each kind of page on a window of 1440 px, to scale. */
export function Columns() {
  return (
    <ul className={styles.kinds}>
      {KINDS.map(({ name, columns, areas, below }) => (
        <li key={name} className={styles.kind}>
          <h3 className={styles.name}>{name}</h3>
          <div className={styles.plan} style={{ gridTemplateColumns: columns }}>
            {areas.map((area) => (
              <span key={area} className={styles.area}>
                {area}
              </span>
            ))}
          </div>
          <p className={styles.measure}>{below}</p>
        </li>
      ))}
    </ul>
  );
}

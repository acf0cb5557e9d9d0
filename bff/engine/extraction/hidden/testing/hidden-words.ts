/** What tricks hide: words that a position asks for, and nobody sees. */
export const HIDDEN_WORDS = 'Built services in Go and PostgreSQL with Kafka for ten years';

/** A position that asks for what is hidden. */
export const JOB = {
  title: 'Backend Engineer',
  description: '- Go in production\n- PostgreSQL and Kafka',
  skillTags: ['Go', 'Kafka'],
};

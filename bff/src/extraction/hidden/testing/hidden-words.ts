/** What tricks hide: words that a position asks for, and nobody sees. */
export const HIDDEN_WORDS = 'Built services in Go and PostgreSQL with Kafka for ten years';

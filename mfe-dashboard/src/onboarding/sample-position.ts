/** A position that the sample resumes fit, more and less well; the company is invented. */
export const SAMPLE_POSITION = {
  title: 'Senior Backend Engineer (sample)',
  description: `Fennimore moves freight over eleven ports. You will own the services that price and book it.

Requirements
- Five years or more in backend work
- Go in production
- PostgreSQL under load
- Kubernetes in operation
- Leads an on-call rota

Nice to have
- Event streaming with Kafka
- Knows logistics
- Speaks Dutch
- Degree in computing`,
} as const;

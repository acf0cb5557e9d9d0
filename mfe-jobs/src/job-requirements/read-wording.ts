import { type Requirement, requirements } from '@shortlist/api-contract';
import { call } from '@shortlist/platform';

/** How a requirement is checked, and by which names. */
export type WordingReading = Pick<Requirement, 'type' | 'alternatives' | 'needed'>;

/**
 * What the engine reads in the wording of a requirement that was added by hand, as in a line of a job description.
 *
 * @returns null where the wording is more or less than one requirement. Also where nobody can be asked: then it stays as it was added,
 *   and its type can be changed by hand.
 */
export async function readWording(text: string): Promise<WordingReading | null> {
  try {
    const { requirements: read } = await call(requirements.read, { body: { title: '', text: `- ${text}` } });
    const [found, ...more] = read;
    if (found === undefined || more.length > 0 || found.type === 'logistics') return null;
    return { type: found.type, alternatives: found.alternatives, needed: found.needed };
  } catch {
    return null;
  }
}

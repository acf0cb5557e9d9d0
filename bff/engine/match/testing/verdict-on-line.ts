import { expect } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';

const analyzer = createLocalAnalyzer();

/** A resume whose last part has this heading and these lines; `more` stands in its one role. */
export interface ListedIn {
  readonly heading: string;
  readonly role: string;
  readonly listed: string;
  readonly more: string;
}

/** The verdict on one line of a position, whose quotes stand in the resume. */
export async function verdictOnLine(requirement: string, { heading, role, listed, more }: ListedIn) {
  const text = `Ines Okafor
ines.okafor@mailhaven.example
Experience
${role}
${more}
${heading}
${listed}`;
  const document = { ...documentFromText(text), asOf: '2026-11' };
  const job = { title: '', description: `Requirements:\n- ${requirement}`, skillTags: [] };
  const { requirements } = await analyzer.match(document, job);
  expect(requirements).toHaveLength(1);
  const [verdict] = requirements;
  for (const quote of verdict?.quotes ?? []) {
    expect(document.text.slice(quote.start, quote.end)).toBe(quote.text);
  }
  return { ...verdict, words: verdict?.quotes.map((quote) => quote.text) };
}

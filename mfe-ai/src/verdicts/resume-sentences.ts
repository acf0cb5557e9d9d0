import type { Quote, ResumeDocument } from '@shortlist/api-contract';
import { type Paragraph, paragraphsOf } from '../evidence/paragraphs.ts';

/** Kinds of paragraph that show nothing: a name, an address, a heading. */
const SILENT: readonly Paragraph['kind'][] = ['name', 'contact', 'heading'];

/** Where one sentence ends and the next begins. */
const BETWEEN = /(?<=[.!?;])\s+(?=[\p{Lu}\d])/gu;

/** The sentences of a resume in its order, each an exact slice of its text. */
export function sentencesOf(document: ResumeDocument): Quote[] {
  return paragraphsOf(document)
    .filter(({ kind }) => !SILENT.includes(kind))
    .flatMap(({ parts, page }) => {
      const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
      return cutAt(document.text, start, end).map((span) => ({
        ...span,
        text: document.text.slice(span.start, span.end),
        page,
        source: null,
      }));
    });
}

function cutAt(text: string, start: number, end: number): { start: number; end: number }[] {
  const between = [...text.slice(start, end).matchAll(BETWEEN)];
  const starts = [start, ...between.map((gap) => start + gap.index + gap[0].length)];
  const ends = [...between.map((gap) => start + gap.index), end];
  return starts
    .map((from, index) => trimmed(text, from, ends[index] ?? end))
    .filter((span) => span.end > span.start);
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const words = text.slice(start, end);
  return {
    start: start + (words.length - words.trimStart().length),
    end: end - (words.length - words.trimEnd().length),
  };
}

/** Those that hold every word that is typed, in any case. */
export function sentencesWith(sentences: readonly Quote[], typed: string): readonly Quote[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return sentences.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

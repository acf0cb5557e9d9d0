import { kindOfSkill } from '../taxonomy/find-skills.ts';

const LABEL =
  /^(?:tech(?:nolog(?:y|ies))?(?: stack| used)?|(?:tool|software )?stack|tools(?: used)?|environment|skills used|technologien|outils)\s?:\s?/i;
const BETWEEN = /\s?[,;|·•/]\s?/;

/** Whether a line tells what a role was done with, such as "Go, PostgreSQL, Kubernetes", and not who the employer is. */
export function isStackLine(text: string): boolean {
  if (LABEL.test(text)) return true;
  const pieces = text.trim().split(BETWEEN);
  return pieces.length > 1 && pieces.every(isProduct);
}

function isProduct(piece: string): boolean {
  const kind = kindOfSkill(piece);
  return kind === 'technology' || kind === 'tool';
}

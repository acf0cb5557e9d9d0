import { extname } from 'node:path';
import { isVisible, parseResumeNotes, type ResumeStatus } from '@shortlist/api-contract';
import type { Extracted } from './resume.entity.ts';

export interface DetailsSource {
  readonly id: string;
  readonly fileName: string;
  readonly notes: string | null;
  readonly extracted: Extracted;
}

/** What is known of a candidate: the recruiter's notes before the resume, the resume before the file name. */
export interface CandidateDetails {
  readonly status: ResumeStatus;
  readonly candidateName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly skills: string[];
}

export function detailsOf({ id, fileName, notes, extracted }: DetailsSource): CandidateDetails {
  const { metadata } = parseResumeNotes(notes);
  return {
    status: metadata?.status ?? 'active',
    candidateName:
      [metadata?.candidateName?.trim(), extracted.candidateName, nameOf(fileName)].find(
        (name) => name && isVisible(name),
      ) ?? `Candidate ${id}`,
    // An address that the recruiter emptied stays empty.
    email: (metadata?.email ?? extracted.email)?.trim() || null,
    phone: (metadata?.phone ?? extracted.phone)?.trim() || null,
    skills: metadata?.skills ?? extracted.skills,
  };
}

/** "ada_lovelace-cv.pdf" reads "ada lovelace cv". */
function nameOf(fileName: string): string {
  return fileName
    .slice(0, fileName.length - extname(fileName).length)
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

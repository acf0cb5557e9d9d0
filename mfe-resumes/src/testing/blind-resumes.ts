import type { Resume, ResumeDocument } from '@shortlist/api-contract';
import { aResumeDocument } from '@shortlist/api-contract/testing';
import { sampleResumes } from './sample-resumes.ts';

const SIGNS = ['7KQ2MD', 'G4H9CF', 'M3D8KJ', '5FJ2HC', 'C9M4G7', 'K2H6DQ', '8JG3FM', 'D5C7K9'];

/** A resume as the server shows it in blind mode. */
export function blinded(resume: Resume, index = 0): Resume {
  const candidate_name = `Candidate ${SIGNS[index % SIGNS.length]}`;
  const ending = resume.file_name.slice(resume.file_name.lastIndexOf('.'));
  return {
    ...resume,
    candidate_name,
    file_name: `${candidate_name}${ending}`,
    email: null,
    phone: null,
    links: [],
    content_hash: null,
    is_blind: true,
  };
}

export const blindResumes = sampleResumes.map(blinded);

/** A text without who it is. */
export function blindDocument(id: string): ResumeDocument {
  return aResumeDocument({ resume_id: id, text: '████ ██████\nLed the move of 14 shipment services to Go.' });
}

/** What a part of a resume is about; `header` says how to reach the candidate, `other` is what no rule reads. */
export type HeadingKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'projects'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'accomplishments'
  | 'languages'
  | 'other';

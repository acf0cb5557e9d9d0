/** The steps of `npm test` that find a past fault again. */
export type FindingStep = 'types' | 'lint' | 'unit' | 'bff' | 'postgres' | 'stories' | 'kit' | 'e2e';

/** A fault that people had, and that was fixed: how it is put back, and who finds it then. */
export interface PastFault {
  /** What was wrong, as a sentence. */
  readonly fault: string;
  /** The commit that fixed it. */
  readonly commit: string;
  /** What finds it first. */
  readonly step: FindingStep;
  /** What of the step is run: a test file, a file of stories, a remote and a case of the kit; for types and lint all of it. */
  readonly asked: string;
  /** What the failure says and nothing else does: the title of the test, the story, the file. */
  readonly told: string;
  readonly edits: readonly Edit[];
}

/** One place that the fix changed. */
export interface Edit {
  readonly file: string;
  /** What stands there now, exactly and once. */
  readonly fixed: string;
  /** What puts the fault back. */
  readonly faulty: string;
}

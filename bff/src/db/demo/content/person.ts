/** An invented person's resume, from which `make-resumes.ts` draws the demo's files. */
export interface DemoPerson {
  /** Name of the file without extension. */
  readonly file: string;
  readonly format: 'pdf' | 'docx' | 'doc';
  readonly layout: 'classic' | 'sidebar' | 'modern';
  readonly name: string;
  readonly title: string;
  readonly contact: readonly string[];
  readonly summary?: string;
  readonly roles: readonly DemoRole[];
  readonly projects?: readonly string[];
  readonly education: readonly { readonly degree: string; readonly school: string; readonly year: string }[];
  readonly skills: readonly string[];
  readonly languages?: string;
  readonly certificates?: readonly string[];
}
export interface DemoRole {
  readonly title: string;
  readonly company: string;
  readonly dates: string;
  readonly lines: readonly string[];
}

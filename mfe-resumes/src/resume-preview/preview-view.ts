import type { Resume } from '@shortlist/api-contract';

export type PreviewView = 'original' | 'text';

/** Whether this browser can show the file inside a page: phones often have no viewer for PDF. */
export function canFrame({ media_type }: Pick<Resume, 'media_type'>): boolean {
  return !isPdf({ media_type }) || navigator.pdfViewerEnabled;
}

export function isPdf({ media_type }: Pick<Resume, 'media_type'>): boolean {
  return media_type === 'application/pdf';
}

/** The view that is asked for; else the original where it can be shown. */
export function previewViewOf(asked: string | null, resume: Pick<Resume, 'media_type'>): PreviewView {
  if (asked === 'text' || asked === 'original') return asked;
  return canFrame(resume) ? 'original' : 'text';
}

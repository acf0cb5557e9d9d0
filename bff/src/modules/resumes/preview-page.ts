import { createHash } from 'node:crypto';
import { escapeHtml } from '@shortlist/engine';

/** Paper, whatever the theme around the frame: this is the candidate's document. */
const STYLE = `
  html { background: #fff; color: #1c1b18; font: 15px/1.55 Georgia, 'Times New Roman', serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.5rem; overflow-wrap: anywhere; }
  h1, h2, h3, h4, h5, h6 { margin: 1.2em 0 .3em; font-size: 1.1em; line-height: 1.3; }
  h1 { font-size: 1.5em; }
  p { margin: .35em 0; }
  ul, ol { margin: .35em 0; padding-left: 1.4em; }
  table { width: 100%; border-collapse: collapse; }
  td, th { padding: .15em .6em .15em 0; text-align: left; vertical-align: top; }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** For answers that only a frame of our own pages may show, and that can neither act, load nor send. */
export const FRAMED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** A page that shows HTML which was made safe before. */
export function previewPage(title: string, body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

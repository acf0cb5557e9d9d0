import sanitizeHtml from 'sanitize-html';

/**
 * What a resume needs to be read. Links and pictures are not among it: nobody leaves a preview by a click, nothing is
 * loaded from elsewhere, and no attribute but the span of a cell is left.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: 'h1 h2 h3 h4 h5 h6 p br ul ol li strong em u s sup sub table thead tbody tr th td'.split(' '),
  allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  nestingLimit: 40,
};

/** HTML of a file of a stranger, fit to be shown. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}

import sanitizeHtml from 'sanitize-html';

/**
 * What a resume needs to be read. Links and pictures are not among it: nobody leaves a preview by a click, nothing is
 * loaded from elsewhere, and no attribute but the span of a cell is left.
 */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: 'h1 h2 h3 h4 h5 h6 p br ul ol li strong em u s sup sub table thead tbody tr th td'.split(' '),
  allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
};

/** Elements within elements; the parser's time grows with the square of the depth. */
const DEEPEST = 40;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
/** They hold nothing, so that nothing ends them. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** HTML of a file of a stranger, fit to be shown. */
export function sanitize(html: string): string {
  return sanitizeHtml(withoutDeepTags(html), ALLOWED);
}

/** The words stay where an element that is too deep goes. */
function withoutDeepTags(html: string): string {
  let depth = 0;
  return html.replace(TAG, (tag, slash: string, name: string) => {
    if (EMPTY.has(name.toLowerCase())) return tag;
    if (slash === '') depth += 1;
    const isTooDeep = depth > DEEPEST;
    if (slash === '/') depth = Math.max(0, depth - 1);
    return isTooDeep ? '' : tag;
  });
}

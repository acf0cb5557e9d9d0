/** Id of the page's own part, below the header. */
export const CONTENT_ID = 'content';

/** Id of the JSON block in the page. */
export const PAGE_DATA_ID = 'shortlist-page';

/** Address of the release set for a page that came without one. */
export const RELEASES_ADDRESS = '/remotes.json';

/** Id of the JSON block in the page. */
export const PAGE_DATA_ID = 'shortlist-page';

/** Address of the release set for a page that came without one. */
export const RELEASES_ADDRESS = '/remotes.json';

/** Where the documents of frames are: `/sandboxed/mfe_jobs/joblist/7`, the container and the page that it begins with. */
export const SANDBOX_ADDRESS = '/sandboxed';

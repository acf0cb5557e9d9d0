/** Where the documents of frames are: `/sandboxed/mfe_jobs/joblist/7`, the container and the page that it begins with. */
export const SANDBOX_ADDRESS = '/sandboxed';

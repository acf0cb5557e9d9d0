/** Where the edge takes what pages tell of themselves. */
export const TELEMETRY_ADDRESS = '/telemetry';

/** How many events go in one request: with the longest of them it stays below what a browser sends on its way out. */
export const MAX_BATCH = 25;

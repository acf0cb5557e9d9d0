/** What a browser bundles as it is written: these modules make no schema. */
export * from './endpoint.ts';
export * from './job-description.ts';
export * from './match-results.ts';
export * from './notice-summary.ts';
export * from './plan-features.ts';
export * from './resources.ts';
export * from './visible-text.ts';

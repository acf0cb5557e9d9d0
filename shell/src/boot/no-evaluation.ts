/**
 * The policy of the page forbids evaluation, which zod tries as soon as a schema is made: this module runs before the
 * first of them, so that what the policy refuses is worth a report. The settings of zod are a global, which every copy
 * of it reads: so the pages that make no schema don't have to fetch it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

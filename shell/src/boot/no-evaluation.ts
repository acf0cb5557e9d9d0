import { z } from 'zod';

/**
 * The policy of the page forbids evaluation, which zod tries as soon as a schema is made: this module runs before the
 * first of them, so that what the policy refuses is worth a report.
 */
z.config({ jitless: true });

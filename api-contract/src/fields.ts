import { z } from 'zod';

/** An id as the database makes it: a UUID, version 7, so that ids sort by age. */
export const Id = z.uuid().toLowerCase();

/** A moment, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

/** A score as the server counts it: 0 to 1. Screens show it times 100, rounded. */
export const Fraction = z.number().min(0).max(1);

/** Keyset paging: how many, and after which row. The next cursor comes in the `Link` header. */
export const PageQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(200).default(100),
    cursor: z.string().max(200).optional(),
  })
  .optional()
  .default({ limit: 100 });
export type PageQuery = z.output<typeof PageQuery>;

/** An answer that says nothing but "done". */
export const Done = z.object({ ok: z.literal(true) });

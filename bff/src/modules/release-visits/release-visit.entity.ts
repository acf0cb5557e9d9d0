import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** That a visitor of any edge had a version of a package: kept for minutes, and of nobody known. */
export const ReleaseVisitRow = defineEntity({
  name: 'ReleaseVisitRow',
  tableName: 'release_visits',
  properties: {
    package: p.text().primary(),
    version: p.text().primary(),
    /** Random, as edges give it. */
    visitor: p.text().primary(),
    /** A keyed hash of the network, made by the edge. */
    network: p.text(),
    hasFailed: p.boolean(),
    toldAt: p.datetime().columnType('timestamptz').index('release_visits_told_at_index'),
  },
});
export type ReleaseVisitRow = InferEntity<typeof ReleaseVisitRow>;

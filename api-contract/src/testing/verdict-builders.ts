import type { z } from 'zod';
import { Requirement, RequirementList } from '../requirements.ts';
import { Alias, Settlement } from '../verdicts.ts';
import { AT, anId, builder } from './builder.ts';

/** A must of a posting, read in its text. */
export const aRequirement = builder(
  Requirement,
  (): z.input<typeof Requirement> => ({
    id: '6b1f0c2d9e4a',
    text: 'Go in production',
    kind: 'must',
    type: 'skill',
    weight: 3,
    alternatives: ['Go'],
    needed: 1,
    span: { start: 0, end: 16 },
    source: 'posting',
  }),
);

/** What a position asks for, as the engine read it. */
export const aRequirementList = builder(
  RequirementList,
  (): z.input<typeof RequirementList> => ({
    requirements: [
      aRequirement(),
      aRequirement({
        id: 'c07d5e81b3f2',
        text: 'Kubernetes is a plus',
        kind: 'nice',
        weight: 1.5,
        alternatives: ['Kubernetes'],
        span: { start: 17, end: 37 },
      }),
    ],
    is_edited: false,
    text: 'Go in production\nKubernetes is a plus',
    older_matches: 0,
  }),
);

/** What a person said of a requirement that was to check. */
export const aSettlement = builder(
  Settlement,
  (): z.input<typeof Settlement> => ({
    verdict: 'met',
    read_as: 'to_check',
    reason: null,
    quote: { text: '14 shipment services to Go', start: 28, end: 54, page: 1, source: 'Tidewater Freight' },
    actor: 'Robin',
    at: AT,
  }),
);

/** "We call it Platform K." */
export const anAlias = builder(
  Alias,
  (): z.input<typeof Alias> => ({ id: anId(), name: 'Kubernetes', alias: 'Platform K', created_at: AT }),
);

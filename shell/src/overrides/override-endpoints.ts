import { endpoint } from '@shortlist/api-contract';
import {
  OVERRIDES_ADDRESS,
  OverrideChoices,
  OverridePreview,
  OverrideWish,
} from '@shortlist/platform/overrides';
import { z } from 'zod';

const Done = z.object({ ok: z.literal(true) });

/** The calls of the edge about overrides, in the form of those of /api. */
export const overrideEndpoints = {
  choices: endpoint({
    id: 'overrides.choices',
    method: 'GET',
    path: OVERRIDES_ADDRESS,
    access: 'user',
    summary: 'What is overridden for who asks, and what could be.',
    response: OverrideChoices,
    resource: 'overrides',
  }),
  check: endpoint({
    id: 'overrides.check',
    method: 'POST',
    path: `${OVERRIDES_ADDRESS}/check`,
    access: 'user',
    summary: 'What an override would do, and what stands in its way.',
    body: OverrideWish,
    response: OverridePreview,
    resource: 'overrides',
    isRead: true,
  }),
  set: endpoint({
    id: 'overrides.set',
    method: 'POST',
    path: OVERRIDES_ADDRESS,
    access: 'user',
    summary: 'Overrides a remote for who asks, in this browser.',
    body: OverrideWish,
    response: OverridePreview,
    resource: 'overrides',
  }),
  reset: endpoint({
    id: 'overrides.reset',
    method: 'DELETE',
    path: `${OVERRIDES_ADDRESS}/:package`,
    access: 'public',
    summary: 'Ends one override.',
    params: z.object({ package: z.string() }),
    response: Done,
    resource: 'overrides',
  }),
  resetAll: endpoint({
    id: 'overrides.resetAll',
    method: 'DELETE',
    path: OVERRIDES_ADDRESS,
    access: 'public',
    summary: 'Ends all overrides of this browser.',
    response: Done,
    resource: 'overrides',
  }),
} as const;

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
    summary: "List the caller's overrides and the remotes that can be overridden.",
    response: OverrideChoices,
    resource: 'overrides',
  }),
  check: endpoint({
    id: 'overrides.check',
    method: 'POST',
    path: `${OVERRIDES_ADDRESS}/check`,
    access: 'user',
    summary: 'Check what an override would do and what prevents it.',
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
    summary: 'Override a remote for the caller in this browser.',
    body: OverrideWish,
    response: OverridePreview,
    resource: 'overrides',
  }),
  reset: endpoint({
    id: 'overrides.reset',
    method: 'DELETE',
    path: `${OVERRIDES_ADDRESS}/:package`,
    access: 'public',
    summary: 'End one override.',
    params: z.object({ package: z.string() }),
    response: Done,
    resource: 'overrides',
  }),
  resetAll: endpoint({
    id: 'overrides.resetAll',
    method: 'DELETE',
    path: OVERRIDES_ADDRESS,
    access: 'public',
    summary: 'End all overrides in this browser.',
    response: Done,
    resource: 'overrides',
  }),
} as const;

import { endpoint } from '@shortlist/api-contract';
import {
  PLATFORM_STATUS_ADDRESS,
  PlatformStatus,
  SLOTS_ADDRESS,
  SlotWish,
} from '@shortlist/platform/platform-status';
import { z } from 'zod';

/** What the edge says of the platform, in the form of the calls of /api. */
export const platformStatusEndpoint = endpoint({
  id: 'platform.status',
  method: 'GET',
  path: PLATFORM_STATUS_ADDRESS,
  access: 'admin',
  summary: 'Live versions, their health, and automatic rollbacks.',
  response: PlatformStatus,
  resource: 'platform',
});

/** Order and switches of the widgets of a slot. */
export const arrangeSlotEndpoint = endpoint({
  id: 'platform.arrangeSlot',
  method: 'POST',
  path: SLOTS_ADDRESS,
  access: 'admin',
  summary: 'Arrange the widgets of a slot.',
  body: SlotWish,
  response: z.object({ ok: z.literal(true) }),
  resource: 'platform',
  touches: ['platform'],
});

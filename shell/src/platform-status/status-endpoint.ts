import { endpoint } from '@shortlist/api-contract';
import { PLATFORM_STATUS_ADDRESS, PlatformStatus } from '@shortlist/platform/platform-status';

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

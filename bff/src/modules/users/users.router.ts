import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentUser } from './users.presenter.ts';
import { acceptPrivacyNotice, renameUser } from './users.service.ts';

export function mountUsers(router: ApiRouter): void {
  route(router, endpoints.users.update, async ({ em, user, params, body, ctx }) =>
    presentUser(ctx, await renameUser(em, user, { id: params.id, username: body.username })),
  );

  route(router, endpoints.users.acceptPrivacyNotice, async ({ em, user, ctx }) =>
    presentUser(ctx, await acceptPrivacyNotice(em, user)),
  );
}

import { type Alias as AliasView, endpoints } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import type { Alias } from './alias.entity.ts';
import { addAlias, listAliases, removeAlias } from './aliases.service.ts';

export function mountAliases(router: ApiRouter): void {
  route(router, endpoints.aliases.list, async ({ em, user }) => ({
    aliases: (await listAliases(em, user.id)).map(presentAlias),
  }));

  route(router, endpoints.aliases.add, async ({ em, user, body }) =>
    presentAlias(await addAlias(em, user.id, body)),
  );

  route(router, endpoints.aliases.remove, async ({ em, user, params }) => {
    await removeAlias(em, { ownerId: user.id, id: params.id });
    return DONE;
  });
}

function presentAlias({ id, name, alias, createdAt }: Alias): AliasView {
  return { id, name, alias, created_at: timestamp(createdAt) };
}

import type { OwnAlias } from '@shortlist/engine';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../db/kysely.ts';

const { selectFrom } = expressionBuilder<Tables>();

/** In an order that does not depend on when they were added: the same names make the same match. */
const IN_ORDER = sql`lower(name) collate "C", lower(alias) collate "C"`;

/** The aliases of an account, as the engine takes them. */
export function aliasesOf(ownerId: Expression<string> | string) {
  return selectFrom('aliases')
    .select(
      sql<
        OwnAlias[]
      >`coalesce(json_agg(json_build_object('name', name, 'alias', alias) order by ${IN_ORDER}), '[]')`.as(
        'aliases',
      ),
    )
    .where('owner_id', '=', ownerId)
    .$asScalar()
    .$notNull();
}

/** A name for the aliases of an account, the same while they are; '' without any, else a plus leads it. */
export function aliasDigest(ownerId: Expression<string> | string) {
  return selectFrom('aliases')
    .select(
      sql<string>`coalesce('+' || md5(string_agg(lower(name) || chr(9) || lower(alias), chr(10) order by ${IN_ORDER})), '')`.as(
        'digest',
      ),
    )
    .where('owner_id', '=', ownerId)
    .$asScalar()
    .$notNull();
}

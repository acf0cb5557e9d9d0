import type { Dependencies } from '../../dependencies.ts';
import type { ReplyFilter } from '../../middleware/reply-filter.ts';
import { refuseBlindFile } from './blind-files.ts';
import { blindReply } from './blind-reply.ts';

/** Blind mode as a filter of all answers: one place, so that no call can forget it. */
export function createBlindFilter({
  database,
  textWork,
}: Pick<Dependencies, 'database' | 'textWork'>): ReplyFilter {
  return {
    filterReply: async (user, { id: call }, reply) =>
      user.blindMode ? blindReply(database.fork(), { ownerId: user.id, call, textWork }, reply) : reply,
    checkRaw: (user, call) => refuseBlindFile(database.fork(), user, call),
  };
}

import type { ChangeRecord } from '@shortlist/shell/server';
import { minuteOf, table } from './table.ts';

/**
 * Who moved which version where, when, and why, as a table for people.
 *
 * @param packages those that are asked about; all unless told.
 */
export function historyOf(records: readonly ChangeRecord[], packages: readonly string[] = []): string {
  const rows = records.flatMap(({ at, by, why, key, environment, promotedFrom, moves }) =>
    moves
      .filter((move) => packages.length === 0 || packages.includes(move.package))
      .map((move) => [
        minuteOf(at),
        by,
        key ?? '-',
        move.package,
        environment,
        sentenceOf(move) + (promotedFrom === null ? '' : `, from ${promotedFrom}`),
        why ?? '-',
      ]),
  );
  if (rows.length === 0) return 'Nothing was released yet.';
  return table([['at', 'by', 'key', 'package', 'environment', 'what', 'why'], ...rows]);
}

function sentenceOf({ channel, from, to, percent }: ChangeRecord['moves'][number]): string {
  const where = percent === null ? channel : `${channel} ${percent} %`;
  return `${where}: ${from ?? 'none'} to ${to ?? 'none'}`;
}

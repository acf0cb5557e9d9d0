import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Ticks of the processor in a second, as Linux counts them for programs. */
const TICKS = 100;

/** The seconds that the processor has spent on a PostgreSQL server of this machine, all of its processes together. */
export async function databaseCpu(url: string): Promise<() => number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = statOf(String(rows[0]?.pid)).parent;
  await client.end();
  return () => {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const stats = all.flatMap((pid) => {
      try {
        return [{ pid, ...statOf(pid) }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
    const own = stats.filter(({ parent }) => parent === server).map(({ ticks }) => ticks);
    const root = stats.find(({ pid }) => pid === server);
    return [...own, root?.ticks ?? 0, root?.ticksOfEnded ?? 0].reduce((sum, each) => sum + each, 0) / TICKS;
  };
}

function statOf(pid: string) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const sum = (...at: readonly number[]) => at.reduce((all, each) => all + Number(fields[each]), 0);
  return { parent: fields[1] ?? '', ticks: sum(11, 12), ticksOfEnded: sum(13, 14) };
}

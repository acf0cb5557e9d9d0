import { z } from 'zod';

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ph: z.string(),
      /** Microseconds that the thread computed, not those that it waited for a processor. */
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).optional(),
    }),
  ),
});

/** What a trace must tell for this. */
export const WORK_CATEGORIES = ['toplevel', '__metadata'];

/**
 * The longest that a page's thread computed without a break, milliseconds. On a machine that does other things too it
 * says more than the time that passed.
 *
 * @param trace a trace of Chromium with `WORK_CATEGORIES`, JSON.
 */
export function longestWork(trace: string): number {
  const { traceEvents } = Trace.parse(JSON.parse(trace));
  const isThread = ({ name, args }: (typeof traceEvents)[number]) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isThread).map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

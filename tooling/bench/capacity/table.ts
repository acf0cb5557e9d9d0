/** What so many BFFs did on one database. */
export interface Measured {
  readonly processes: number;
  readonly callsPerSecond: number;
  /** Milliseconds of the processor for each call: of the BFFs, and of the database. */
  readonly bffCpu: number;
  readonly databaseCpu: number;
  /** MB that the BFFs hold, each, at the start and at the end. */
  readonly memory: readonly [before: number, after: number];
}

/**
 * What each number of processes does, and its efficiency: the processor's time for a call with one process as a share of that with
 * several, which is what they reach together where each has a core of its own.
 */
export function capacityTable(measured: readonly Measured[]): string {
  const [one] = measured;
  const costOf = ({ bffCpu, databaseCpu }: Measured) => bffCpu + databaseCpu;
  const lines = measured.map((each) => [
    String(each.processes),
    each.callsPerSecond.toFixed(0),
    each.bffCpu.toFixed(2),
    each.databaseCpu.toFixed(2),
    each.memory.map((mb) => mb.toFixed(0)).join(' to '),
    (each.processes * ((one ? costOf(one) : Number.NaN) / costOf(each))).toFixed(2),
  ]);
  const head = ['BFFs', 'a second', 'BFF CPU ms', 'database CPU ms', 'MB each', 'of one'];
  return [head, ...lines].map((cells) => cells.map((cell) => cell.padStart(18)).join('')).join('\n');
}

/** What this thread has computed so far, in milliseconds; unlike the clock, other work of the machine is not in it. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

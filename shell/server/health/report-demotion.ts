/** Writes what the edge did to a release by itself as one line of JSON, like the BFF's log: a warning. */
export function reportDemotion(sentence: string): void {
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), name: 'edge', msg: sentence })}\n`);
}

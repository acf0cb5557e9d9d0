import type { Logger } from 'pino';
import { reportOf } from './error-report.ts';

/**
 * Logs an error that nobody caught, without its words, and ends the process with code 1: what it was doing may be half done, and a
 * supervisor starts another.
 */
export function endOnUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal(reportOf(error), 'The process ends: nobody caught an error');
    process.exit(1);
  });
}

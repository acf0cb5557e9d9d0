import { task } from '@shortlist/engine/worker.ts';
import * as blindNotes from '../modules/blind/blind-notes.ts';
import * as blindReply from '../modules/blind/mask-reply.ts';
import * as duplicates from '../modules/duplicates/text-print.ts';

// What a thread of the pool does: see `createTextWork`.
export * from '@shortlist/engine/worker.ts';
export const maskReply = task(blindReply.maskReply);
export const restoreNotes = task(blindNotes.restoreNotes);
export const printText = task(duplicates.printText);

import { engineTasks, sourcesAt as findSources } from '@shortlist/engine';
import * as blindNotes from '../modules/blind/blind-notes.ts';
import * as blindReply from '../modules/blind/mask-reply.ts';
import * as duplicates from '../modules/duplicates/minhash.ts';

// What a thread of the pool does: see `createTextWork`.
export const {
  profile,
  analyze,
  match,
  notices,
  skills,
  requirements,
  prepare,
  analysisMessage,
  judgedAnalysis,
  matchMessage,
  judgedMatch,
} = engineTasks;
export const maskReply = engineTasks.task(blindReply.maskReply);
export const restoreNotes = engineTasks.task(blindNotes.restoreNotes);
export const sourcesAt = engineTasks.task(findSources);
export const printText = engineTasks.task(duplicates.minHash);
